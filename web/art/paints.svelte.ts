import { palettes, type Paint, type PaintName, type PaletteName } from './palettes.ts';

/** The palette in which everything is drawn. Whatever reads it is drawn again when it changes. */
class ChosenPalette {
  #name = $state<PaletteName>('classic');

  get name(): PaletteName {
    return this.#name;
  }
  get paints(): Readonly<Record<PaintName, Paint>> {
    return palettes[this.#name];
  }

  choose(name: PaletteName): void {
    this.#name = name;
  }
}

export const palette = new ChosenPalette();
