/** Kinds of pictures that every browser can draw. */
export const LOGO_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'] as const;

const MEGABYTE = 1_048_576;

/** A logo in the middle of a code is small; larger files are photographs. */
export const MOST_MEGABYTES = 2;

/** Why a file cannot be a logo. */
export type LogoProblem = 'wrong-kind' | 'too-large' | 'unreadable';

/** What can be said against a file before it is read, or null. */
export function judgeFile(file: {
  readonly type: string;
  readonly size: number;
}): LogoProblem | null {
  if (!LOGO_TYPES.some((type) => type === file.type)) return 'wrong-kind';
  if (file.size === 0) return 'unreadable';
  return file.size > MOST_MEGABYTES * MEGABYTE ? 'too-large' : null;
}

/** Where a picture is in a square of `side` when all of it has to show. */
export function fitInSquare(
  picture: { readonly width: number; readonly height: number },
  side: number,
): { x: number; y: number; width: number; height: number } {
  // Drawings without a size of their own report none: they fill the square.
  const { width, height } =
    picture.width > 0 && picture.height > 0 ? picture : { width: side, height: side };
  const scale = side / Math.max(width, height);
  const fitted = { width: width * scale, height: height * scale };
  return { x: (side - fitted.width) / 2, y: (side - fitted.height) / 2, ...fitted };
}
