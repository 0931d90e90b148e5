import type { UpkeepTexts } from '../../en/terminal/upkeep.ts';

const trouble: UpkeepTexts['trouble'] = (kind, detail) => {
  switch (kind) {
    case 'no-database':
      return `Il n’y a pas de base de données à ${detail}. Dis où elle est : --data DOSSIER ou --database URL.`;
    case 'server-runs':
      return 'Un serveur utilise cette base de données. Arrête-le, puis restaure ; rien n’a changé.';
    case 'folder':
      return `Ce dossier ne peut pas servir (${detail}).`;
    case 'bad-backup':
      return `Rien n’a changé : ${detail}.`;
    case 'newer':
    case 'unavailable':
    case 'broken':
      return `La base de données ne peut pas servir : ${detail}.`;
  }
};

/** What is said about backups, in French. */
export const upkeepInFrench: UpkeepTexts = {
  needsPlace: 'Où ? Nomme un dossier, ou le fichier à écrire.',
  needsBackup: 'Quelle sauvegarde ? Nomme le fichier que « rookery backup » a écrit.',
  exists: (file) => `Le fichier « ${file} » existe déjà ; nommes-en un autre.`,
  backedUp: (file, kilobytes) =>
    `Tout est dans ${file} (${String(kilobytes)} Ko). Il contient des secrets : garde-le pour toi.`,
  looking: (seconds) =>
    `Un serveur utilise-t-il cette base de données ? Vérification… (${String(seconds)} s)`,
  restored: (file) => `Tout est de nouveau comme dans ${file}. Le serveur peut démarrer.`,
  trouble,
};
