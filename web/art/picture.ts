import { mount, unmount, type Component } from 'svelte';
import { palette } from './paints.svelte.ts';

/** What was drawn, by drawing, palette and what it shows; kept, so that the browser keeps it ready as well. */
const albums = new Map<unknown, Map<string, HTMLImageElement>>();

/** Asked for once: each time the browser would look at everything that has changed on the page. */
let fonts: string | undefined;

type Shown = Readonly<Record<string, unknown>>;

/** Where a picture is kept, or would be. */
function frameOf<Props extends Shown>(drawing: Component<Props>, props: Props) {
  const album = albums.get(drawing) ?? new Map<string, HTMLImageElement>();
  albums.set(drawing, album);
  return { album, key: JSON.stringify([palette.name, props]) };
}

/** The address of a drawing as a picture, if it was drawn before. */
export function knownPictureOf<Props extends Shown>(
  drawing: Component<Props>,
  props: Props,
): string | undefined {
  const { album, key } = frameOf(drawing, props);
  return album.get(key)?.src;
}

/**
 * The address of a drawing as a picture. Whatever is shown many times is drawn once: the browser then
 * lays out, paints and moves one thing instead of dozens.
 */
export function pictureOf<Props extends Shown>(drawing: Component<Props>, props: Props): string {
  const { album, key } = frameOf(drawing, props);
  const known = album.get(key);
  if (known) return known.src;
  const picture = new Image();
  picture.src = `data:image/svg+xml,${encodeURIComponent(drawn(drawing, props))}`;
  album.set(key, picture);
  return picture.src;
}

function drawn<Props extends Shown>(drawing: Component<Props>, props: Props): string {
  const target = document.createElement('div');
  const mounted = mount(drawing, { target, props });
  const svg = target.querySelector('svg');
  if (!svg) throw new Error('a drawing is an svg');
  // A picture knows nothing of the page around it, and so not its fonts.
  fonts ??= getComputedStyle(document.documentElement).getPropertyValue('--font-display');
  svg.setAttribute('font-family', fonts);
  const text = new XMLSerializer().serializeToString(svg);
  void unmount(mounted);
  return text;
}
