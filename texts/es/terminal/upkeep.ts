import type { UpkeepTexts } from '../../en/terminal/upkeep.ts';

const trouble: UpkeepTexts['trouble'] = (kind, detail) => {
  switch (kind) {
    case 'no-database':
      return `En ${detail} no hay ninguna base de datos. Di dónde está: --data CARPETA o --database URL.`;
    case 'server-runs':
      return 'Un servidor usa esta base de datos. Páralo y luego restaura; nada ha cambiado.';
    case 'folder':
      return `La carpeta no se puede usar (${detail}).`;
    case 'bad-backup':
      return `Nada ha cambiado: ${detail}.`;
    case 'newer':
    case 'unavailable':
    case 'broken':
      return `La base de datos no se puede usar: ${detail}.`;
  }
};

/** What is said about backups, in Spanish. */
export const upkeepInSpanish: UpkeepTexts = {
  needsPlace: '¿Dónde? Nombra una carpeta, o el archivo que hay que escribir.',
  needsBackup: '¿Qué copia? Nombra el archivo que escribió «rookery backup».',
  exists: (file) => `El archivo «${file}» ya existe; nombra otro.`,
  backedUp: (file, kilobytes) =>
    `Todo está en ${file} (${String(kilobytes)} KB). Contiene secretos: guárdalo para ti.`,
  looking: (seconds) => `Comprobando si un servidor usa esta base de datos… (${String(seconds)} s)`,
  restored: (file) => `Todo está otra vez como en ${file}. Ya se puede lanzar el servidor.`,
  trouble,
};
