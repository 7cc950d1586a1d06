/** A piece of a text, and which of a font's files it is set from; -1 where none has its characters. */
export type FontPiece = { readonly file: number; readonly text: string };

/** The text in pieces of which each is set from one file, for what draws no text from several. */
export function splitByFile(
  text: string,
  files: readonly { readonly characters: ReadonlySet<string> }[],
): FontPiece[] {
  const pieces: { file: number; text: string }[] = [];
  for (const character of text) {
    const file = files.findIndex(({ characters }) => characters.has(character));
    const piece = pieces.at(-1);
    if (piece?.file === file) piece.text += character;
    else pieces.push({ file, text: character });
  }
  return pieces;
}
