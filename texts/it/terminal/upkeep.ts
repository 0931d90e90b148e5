import type { UpkeepTexts } from '../../en/terminal/upkeep.ts';

const trouble: UpkeepTexts['trouble'] = (kind, detail) => {
  switch (kind) {
    case 'no-database':
      return `In ${detail} non c’è un database. Di’ dov’è: --data CARTELLA o --database URL.`;
    case 'server-runs':
      return 'Un server usa questo database. Fermalo, poi ripristina; niente è cambiato.';
    case 'folder':
      return `La cartella non si può usare (${detail}).`;
    case 'bad-backup':
      return `Niente è cambiato: ${detail}.`;
    case 'newer':
    case 'unavailable':
    case 'broken':
      return `Il database non si può usare: ${detail}.`;
  }
};

/** What is said about backups, in Italian. */
export const upkeepInItalian: UpkeepTexts = {
  needsPlace: 'Dove? Indica una cartella, o il file da scrivere.',
  needsBackup: 'Quale copia? Indica il file scritto da «rookery backup».',
  exists: (file) => `Il file «${file}» esiste già; indicane un altro.`,
  backedUp: (file, kilobytes) =>
    `Tutto è in ${file} (${String(kilobytes)} KB). Contiene segreti: tienilo per te.`,
  looking: (seconds) => `Controllo se un server usa questo database… (${String(seconds)} s)`,
  restored: (file) => `Tutto è di nuovo come in ${file}. Ora il server può partire.`,
  trouble,
};
