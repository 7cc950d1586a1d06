import qrcode from 'qrcode-generator';

/** What a spoiled code may lose and still be read: M is the common level, H leaves room for a mark in the middle. */
export type Strength = 'M' | 'H';

const SMALLEST_THAT_FITS = 0;

/** Rows of inked modules of the real code for a text. */
export function encode(text: string, strength: Strength = 'M'): boolean[][] {
  const code = qrcode(SMALLEST_THAT_FITS, strength);
  code.addData(text);
  code.make();
  const places = Array.from({ length: code.getModuleCount() }, (_, index) => index);
  return places.map((row) => places.map((column) => code.isDark(row, column)));
}
