/** The chosen values after one was switched, in the order in which they are offered. */
export function switchChoice(
  offered: readonly string[],
  chosen: readonly string[],
  value: string,
): string[] {
  const isChosen = chosen.includes(value);
  return offered.filter((one) => (one === value ? !isChosen : chosen.includes(one)));
}
