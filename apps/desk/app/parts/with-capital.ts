/** The label of a kind of delivery where a line or a cell begins with it. */
export function withCapital(label: string): string {
  return `${label.charAt(0).toUpperCase()}${label.slice(1)}`;
}
