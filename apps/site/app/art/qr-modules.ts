/** Modules along one side of every code we draw. */
export const QR_SIDE = 25;

const FINDER = 8;
const CENTRE = { from: 9, to: 15 };
const MULTIPLIER = 48271;
const MODULUS = 2147483647;

function isKeptFree(column: number, row: number): boolean {
  const isFarColumn = column > QR_SIDE - 1 - FINDER;
  const isFarRow = row > QR_SIDE - 1 - FINDER;
  const isFinder = (column < FINDER && (row < FINDER || isFarRow)) || (isFarColumn && row < FINDER);
  const isCentre = [column, row].every((at) => at > CENTRE.from && at < CENTRE.to);
  return isFinder || isCentre;
}

/**
 * Rows of inked modules around three finders and a free centre. They are drawn by lot from `seed`:
 * this looks like a code and cannot be scanned. A code that visitors may scan is made by a real encoder.
 */
export function qrModules(seed: number): boolean[][] {
  let state = seed;
  const draw = () => {
    state = (state * MULTIPLIER) % MODULUS;
    return state / MODULUS > 0.5;
  };
  return Array.from({ length: QR_SIDE }, (_, row) =>
    Array.from({ length: QR_SIDE }, (_, column) => draw() && !isKeptFree(column, row)),
  );
}
