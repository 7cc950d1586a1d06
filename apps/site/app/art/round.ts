/** Two decimals are finer than any screen and keep the delivered file light. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
