import type { Picture } from './frames.ts';
import { loadImage } from './read-logo.ts';
import { toSvgAddress } from './svg-address.ts';

/** Wide enough for a table card of 10 cm in print. */
const PNG_WIDTH = 1_440;

const SVG_TYPE = 'image/svg+xml';

/** A picture as a file in memory. */
export function toSvgFile(picture: Picture): Blob {
  return new Blob([picture.svg], { type: SVG_TYPE });
}

/** A picture as pixels; throws where the browser has no canvas. */
export async function toPngFile(picture: Picture): Promise<Blob> {
  const image = await loadImage(toSvgAddress(picture.svg));
  const canvas = document.createElement('canvas');
  canvas.width = PNG_WIDTH;
  canvas.height = Math.round((PNG_WIDTH * picture.height) / picture.width);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((file) => {
      if (file) resolve(file);
      else reject(new Error('The browser made no PNG of the code.'));
    }, 'image/png');
  });
}

/** Hands a file to the visitor; it never leaves the computer. Answers with how to free its memory, once it is saved. */
export function saveFile(file: Blob, name: string): () => void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  return () => URL.revokeObjectURL(address);
}
