import { replaceFile } from './replace-file.ts';

const STANDARD_OUTPUT = '-';

/** Resolves when the text is out of our hands. */
export type Write = (text: string) => Promise<void>;

/** Writes the pieces one after the other. */
export async function writePieces(pieces: AsyncIterable<string>, write: Write): Promise<void> {
  for await (const piece of pieces) await write(piece);
}

/** Writes the pieces to a file and says so, or for `-` to standard output; throws CommandError. */
export async function exportPieces(
  pieces: AsyncIterable<string>,
  { file, what, write }: { file: string; what: string; write: Write },
): Promise<void> {
  if (file === STANDARD_OUTPUT) return writePieces(pieces, write);
  await replaceFile(file, pieces);
  await write(`Wrote the ${what} to ${file}\n`);
}
