const REFERENCE = /^([0-9A-Z]{4})-?([0-9A-Z]{4})$/;

/** A reference as it is stored, from one that a person typed in any case and without its dash; null when it cannot be one. */
export function readReference(typed: string): string | null {
  const match = REFERENCE.exec(typed.trim().toUpperCase());
  return match && `${match[1]}-${match[2]}`;
}
