/** One value that a select can be set to, and what it is called. */
export type Option = { readonly value: string; readonly label: string };

/** The options of a select. */
export function Options({ of }: { of: readonly Option[] }) {
  return of.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
