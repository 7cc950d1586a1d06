import { fitInSquare, judgeFile, type LogoProblem } from './logo-file.ts';

/** Sharp enough for a logo on a poster. */
const SIDE = 480;

/** A logo as a data address, or why there is none. */
export type ReadLogo = { readonly url: string } | { readonly problem: LogoProblem };

function readAsAddress(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('Unreadable file')));
    reader.readAsDataURL(file);
  });
}

/** Loads a picture from an address of this page's own making. */
export async function loadImage(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}

/** Reads a visitor's file in the browser and redraws it as a small square picture; nothing is sent. */
export async function readLogo(file: File): Promise<ReadLogo> {
  const problem = judgeFile(file);
  if (problem) return { problem };
  try {
    const image = await loadImage(await readAsAddress(file));
    const canvas = document.createElement('canvas');
    canvas.width = SIDE;
    canvas.height = SIDE;
    const place = fitInSquare({ width: image.naturalWidth, height: image.naturalHeight }, SIDE);
    canvas.getContext('2d')?.drawImage(image, place.x, place.y, place.width, place.height);
    return { url: canvas.toDataURL('image/png') };
  } catch {
    // A file may call itself a picture and be none; the visitor is told so.
    return { problem: 'unreadable' };
  }
}
