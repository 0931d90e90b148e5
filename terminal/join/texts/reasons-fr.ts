import type { Reason } from '@rookery/protocol/reasons';

const seconds = (milliseconds: number): string => String(Math.ceil(milliseconds / 1000));

const phases = {
  waiting: 'la partie n’a pas commencé',
  playing: 'une partie est en cours',
  over: 'la partie est finie',
  closed: 'la table est fermée',
};

/** Only a client that speaks the protocol wrongly hears these. */
const refused = (kind: string): string => `Le serveur a refusé (${kind}).`;

/** Reasons that have no facts beside them. */
const plainly = {
  'not-saved': 'Le serveur n’a pas pu le garder ; réessaie.',
  fault: 'Quelque chose s’est mal passé dans le serveur ; réessaie.',
  'unknown-table': 'Il n’y a plus de table à cette adresse.',
  'no-onlookers': 'Personne ne peut regarder à cette table, et aucun siège n’est à toi.',
  'seat-taken': 'Quelqu’un est assis là.',
  'seat-free': 'Personne n’est assis là.',
  'seats-open': 'Un siège est encore libre.',
  'no-seat-free': 'Aucun siège n’est libre.',
  'not-seated': 'Tu n’as pas de siège ici.',
  'not-the-host': 'Seul l’hôte peut le faire.',
  'not-everyone-ready': 'Tout le monde n’est pas prêt.',
  'stand-in-plays': 'Un robot joue pour toi : reprends d’abord ton siège.',
  'no-stand-in': 'Aucun robot ne joue pour toi.',
  paused: 'Les pendules sont arrêtées : la partie est en pause.',
  'not-paused': 'La partie n’est pas en pause.',
  'no-clock': 'Il n’y a pas de pendule à cette table.',
  'already-decided':
    'Un autre coup a été joué pour toi avant celui-ci : dans une autre fenêtre, ou par un robot, le temps écoulé.',
  'out-of-step': 'La partie a continué entre-temps ; regarde encore.',
  'other-match': 'La partie a continué entre-temps ; regarde encore.',
  'unknown-match': 'La partie a continué entre-temps ; regarde encore.',
  'no-session': 'Le serveur ne te connaît pas ; rejoins la table à nouveau.',
  'unknown-version': 'Le serveur parle une autre version du protocole.',
  'too-long': refused('too-long'),
  'too-deep': refused('too-deep'),
  'not-json': refused('not-json'),
  'bad-form': refused('bad-form'),
  'hello-first': refused('hello-first'),
  'bad-options': refused('bad-options'),
  'bad-move': refused('bad-move'),
  'unknown-seat': refused('unknown-seat'),
  'against-the-rules': refused('against-the-rules'),
  'not-finished': refused('not-finished'),
  'account-taken': refused('account-taken'),
  'wrong-password': refused('wrong-password'),
  'wrong-code': refused('wrong-code'),
};

/** Why a server did not do something, in French. */
export function reasonInFrench(reason: Reason): string {
  if (reason.kind === 'busy')
    return `Trop vite pour le serveur ; réessaie dans ${seconds(reason.retryAfter)} s.`;
  if (reason.kind === 'wrong-phase') return `Pas maintenant : ${phases[reason.phase]}.`;
  if (reason.kind === 'chat-is')
    return reason.chat === 'off'
      ? 'On ne parle pas à cette table.'
      : 'Seules les phrases toutes faites sont permises ici.';
  if (reason.kind === 'unknown-game')
    return `Le serveur ne connaît pas ce jeu. Il a ${reason.known.join(', ')}.`;
  if (reason.kind === 'unknown-level')
    return `Le serveur ne connaît pas ce robot. Il a ${reason.known.join(', ')}.`;
  if (reason.kind === 'options-tell-secrets')
    return `Pas à une table en ligne : --${reason.options.join(', --')}.`;
  if (reason.kind === 'too-many-tables')
    return `Tu es déjà à ${String(reason.most)} tables ; quittes-en une d’abord.`;
  return plainly[reason.kind];
}
