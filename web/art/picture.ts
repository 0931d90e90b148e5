import { mount, unmount, type Component } from 'svelte';

/** What was drawn, by drawing and by what it shows; kept, so that the browser keeps it ready as well. */
const albums = new Map<unknown, Map<string, HTMLImageElement>>();

/**
 * The address of a drawing as a picture. Whatever is shown many times is drawn once: the browser then
 * lays out, paints and moves one thing instead of dozens.
 */
export function pictureOf<Props extends Readonly<Record<string, unknown>>>(
  drawing: Component<Props>,
  props: Props,
): string {
  const album = albums.get(drawing) ?? new Map<string, HTMLImageElement>();
  albums.set(drawing, album);
  const key = JSON.stringify(props);
  const known = album.get(key);
  if (known) return known.src;
  const picture = new Image();
  picture.src = `data:image/svg+xml,${encodeURIComponent(drawn(drawing, props))}`;
  album.set(key, picture);
  return picture.src;
}

function drawn<Props extends Readonly<Record<string, unknown>>>(
  drawing: Component<Props>,
  props: Props,
): string {
  const target = document.createElement('div');
  const mounted = mount(drawing, { target, props });
  const svg = target.querySelector('svg');
  if (!svg) throw new Error('a drawing is an svg');
  // A picture knows nothing of the page around it, and so not its fonts.
  const fonts = getComputedStyle(document.documentElement).getPropertyValue('--font-display');
  svg.setAttribute('font-family', fonts);
  const text = new XMLSerializer().serializeToString(svg);
  void unmount(mounted);
  return text;
}
