/** Resolves when the text is out of our hands. */
export type Write = (text: string) => Promise<void>;

/** Writes the pieces one after the other. */
export async function writePieces(pieces: AsyncIterable<string>, write: Write): Promise<void> {
  for await (const piece of pieces) await write(piece);
}
