/** How wide a letter of the display type is on average, in parts of its size. */
const LETTER = 0.57;

/** The size at which a name fits a sign of that width, or the wanted one where it is smaller. */
export function fitSign(name: string, width: number, wanted: number): number {
  return Math.min(wanted, Math.floor((width / (name.length * LETTER)) * 10) / 10);
}
