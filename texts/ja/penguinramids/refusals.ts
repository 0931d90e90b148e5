import type { Refusal } from '@rookery/rules/penguinramids/vocabulary';
import { anyOfIn } from '../../listing.ts';
import { nameOf, type People } from '../../people.ts';
import { actions, typedNames } from './names.ts';
import type { PieceNames } from '../../penguinramids/piece-names.ts';

const anyOf = anyOfIn('ja');

/** Refusals whose sentence needs no facts. */
const plainRefusals = {
  'match-over': '対戦は終わりました。',
  'choose-first': 'まず全員がアクションカードを選びます。',
  'already-revealed': 'アクションカードはもう表になりました。選び直せません。',
  'already-chief': 'あなたはもう隊長ペンギンです。',
  'supply-empty': 'パワートークンはもう残っていません。',
  'no-token-in-hand': '腕に置くパワートークンがありません。',
  'already-grey': 'そのペンギンはもう灰色です。',
  'exchange-before-taking': '交換できるのは、ペンギンを取る前だけです。',
  'already-placed': 'この番ではもうペンギンを置きました。',
  'place-first': 'まずペンギンを取って置いてください。',
};

export function refusal(why: Refusal, people: People, names: PieceNames = typedNames): string {
  const { kind } = why;
  if (kind === 'not-your-turn') return notYourTurn(why.turn, people);
  if (kind === 'action-not-in-hand')
    return `アクションカード${String(why.action)}は前に置かれています。手札は${anyOf(why.hand.map(String))}です。`;
  if (kind === 'action-not-played')
    return `それにはアクションカード${String(why.needs)}（${actions[why.needs].name}）が必要です。出したのは${String(why.played)}（${actions[why.played].name}）です。`;
  if (kind === 'action-used') return `この番ではもうアクション${String(why.action)}を使いました。`;
  if (kind === 'no-such-slot')
    return `${names.slot(why.slot)}はありません。段は土台の${String(names.lowest)}から頂上の${String(names.lowest + 3)}まで、マスは左端の${String(names.lowest)}から数えます。`;
  if (kind === 'slot-empty') return `${names.slot(why.slot)}にペンギンはいません。`;
  if (kind === 'would-drop')
    return `灰色の腕は弱くなります。${names.slot(why.above)}のペンギンは重さ${String(why.weight)}ですが、${String(why.carried)}までしか支えられません。`;
  if (kind === 'penguin-not-available')
    return `そのペンギンは場にいません。取れるのは${anyOf(why.available.map(names.card))}です。`;
  if (kind === 'spot-taken') return `そこにはもうペンギンがいます（${names.card(why.by)}）。`;
  if (kind === 'not-beside-the-base')
    return `土台はすき間なく伸びます。次は${anyOf(why.open.map(names.slot))}に置きます。`;
  if (kind === 'unsupported') return unsupported(why.missing.length);
  if (kind === 'too-heavy')
    return `${String(why.weight)}必要ですが、この腕は${String(why.carried)}までです。${instead(why.fitting.map(names.card))}`;
  if (kind === 'must-take-one-that-fits')
    return `灰色にできるのは、どれも置けないときだけです。まだ置けます: ${anyOf(why.fitting.map(names.card))}。`;
  return plainRefusals[kind];
}

const instead = (fitting: readonly string[]): string =>
  fitting.length > 0
    ? `どこかに置けるもの: ${fitting.join('、')}。`
    : 'どこにも置けません。好きなペンギンを灰色の面で取ってください。';

const notYourTurn = (turn: number | null, people: People): string =>
  turn === null
    ? 'お待ちください。まだカードが場にありません。'
    : `あなたの番ではありません。いまは${nameOf(people, turn)}さんの番です。`;

const unsupported = (missing: number): string =>
  missing > 1
    ? 'そこでは落ちてしまいます。すぐ下に2羽必要ですが、1羽もいません。'
    : 'そこでは落ちてしまいます。すぐ下に2羽必要ですが、1羽足りません。';
