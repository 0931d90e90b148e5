/**
 * The drawing reflected in the upright line x = 50. Understands absolute commands
 * made of points (M, L, C, S, Q, T) and Z, which is all our symmetric parts use.
 */
export function mirrored(path: string): string {
  const parts = path.match(/[A-Za-z]|-?\d*\.?\d+/gu) ?? [];
  let isX = true;
  return parts
    .map((part) => {
      if (/[MLCSQTZ]/u.test(part)) return part;
      if (/[A-Za-z]/u.test(part)) throw new Error(`A path with ${part} cannot be reflected.`);
      const value = isX ? 100 - Number(part) : Number(part);
      isX = !isX;
      return `${String(Number(value.toFixed(2)))} `;
    })
    .join('')
    .trim();
}

/** A part and its reflection as one path, so that both sides cost one element. */
export const bothSides = (path: string): string => `${path}${mirrored(path)}`;
