import type { Component } from 'svelte';
import BotPortrait from '../art/BotPortrait.svelte';
import { pictureOf } from '../art/picture.ts';
import Portrait from '../art/Portrait.svelte';
import type { EndingWords } from '../games/game-ui.ts';
import type { Sitter } from './sitters.ts';

/** Everything that the picture of a result shows. */
export interface ResultPicture {
  readonly game: string;
  /** A picture of the game, 16:10. */
  readonly Scene: Component;
  readonly date: string;
  readonly ending: EndingWords;
  /** Best first, each with the place in words. */
  readonly players: readonly { readonly sitter: Sitter; readonly place: string }[];
}

type Pencil = CanvasRenderingContext2D;

const side = 1080;
const sceneHeight = 675;
const font = (weight: number, size: number): string =>
  `${String(weight)} ${String(size)}px system-ui, sans-serif`;

/** Draws the result of a match as a square picture. Everything is drawn on this device. */
export async function drawResult(parts: ResultPicture): Promise<Blob> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [side, side];
  const pencil = canvas.getContext('2d');
  if (!pencil) throw new Error('there is no canvas here');
  pencil.fillStyle = '#0f2149';
  pencil.fillRect(0, 0, side, side);
  pencil.drawImage(await load(pictureOf(parts.Scene, {}), side, sceneHeight), 0, 0);
  drawWords(pencil, parts);
  await drawPlayers(pencil, parts);
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null): void =>
      blob ? resolve(blob) : reject(new Error('no picture came'));
    canvas.toBlob(take, 'image/png');
  });
}

function drawWords(pencil: Pencil, { game, date, ending }: ResultPicture): void {
  pencil.textAlign = 'center';
  pencil.fillStyle = '#ffffff';
  write(pencil, ending.title, font(800, 56), 752);
  pencil.fillStyle = '#cfe3f7';
  write(pencil, `${game} · ${date}`, font(500, 28), 1048);
}

/** Writes a line in the middle, as small as it must be to fit in. */
function write(pencil: Pencil, text: string, style: string, y: number): void {
  pencil.font = style;
  pencil.fillText(text, side / 2, y, side - 80);
}

async function drawPlayers(pencil: Pencil, { players, ending }: ResultPicture): Promise<void> {
  const wide = (side - 80) / players.length;
  const size = Math.min(130, wide - 20);
  const faces = await Promise.all(
    players.map(({ sitter }) => load(portraitOf(sitter), size, size)),
  );
  pencil.fillStyle = '#ffffff';
  for (const [index, { sitter, place }] of players.entries()) {
    const x = 40 + wide * (index + 0.5);
    const face = faces[index];
    if (face) pencil.drawImage(face, x - size / 2, 930 - size);
    pencil.font = font(700, 30);
    pencil.fillText(sitter.name, x, 966, wide - 12);
    pencil.font = font(500, 26);
    pencil.fillText(`${place} · ${String(ending.points[sitter.seat])}`, x, 1002, wide - 12);
  }
}

function portraitOf({ bot, penguin, seat }: Sitter): string {
  if (bot !== null) return pictureOf(BotPortrait, { level: bot, seat });
  return pictureOf(Portrait, { penguin: penguin ?? 'little' });
}

/** An image of that size; some browsers draw no svg without one. */
async function load(address: string, width: number, height: number): Promise<HTMLImageElement> {
  const image = new Image(width, height);
  const size = encodeURIComponent(`<svg width="${String(width)}" height="${String(height)}" `);
  image.src = address.replace(encodeURIComponent('<svg '), size);
  await image.decode();
  return image;
}
