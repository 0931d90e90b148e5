import type { UpkeepTexts } from '../../en/terminal/upkeep.ts';

const trouble: UpkeepTexts['trouble'] = (kind, detail) => {
  switch (kind) {
    case 'no-database':
      return `Unter ${detail} gibt es keine Datenbank. Sag, wo sie ist: --data ORDNER oder --database URL.`;
    case 'server-runs':
      return 'Ein Server benutzt diese Datenbank. Halte ihn an, dann stelle wieder her; nichts wurde geändert.';
    case 'folder':
      return `Der Ordner lässt sich nicht benutzen (${detail}).`;
    case 'bad-backup':
      return `Nichts wurde geändert: ${detail}.`;
    case 'newer':
    case 'unavailable':
    case 'broken':
      return `Die Datenbank lässt sich nicht benutzen: ${detail}.`;
  }
};

/** What is said about backups, in German. */
export const upkeepInGerman: UpkeepTexts = {
  needsPlace: 'Wohin? Nenne einen Ordner oder die Datei, die geschrieben werden soll.',
  needsBackup: 'Welche Sicherung? Nenne die Datei, die „rookery backup“ geschrieben hat.',
  exists: (file) => `Die Datei „${file}“ gibt es schon; nenne eine andere.`,
  backedUp: (file, kilobytes) =>
    `Alles ist in ${file} (${String(kilobytes)} KB). Sie enthält Geheimnisse: Behalte sie für dich.`,
  looking: (seconds) => `Prüfe, ob ein Server diese Datenbank benutzt … (${String(seconds)} s)`,
  restored: (file) => `Alles ist wieder wie in ${file}. Der Server kann jetzt starten.`,
  trouble,
};
