/** A field of a form, which may have two of the same name, and its place in it. */
type KeptField = { readonly place: number; readonly name: string; readonly value: string };

/** The fields of a form that is on its way elsewhere; null where nobody sent one. */
export type Kept = readonly KeptField[] | null;

/** What the forms of this room themselves ask is called so; everything else belongs to the kept form. */
const OWN = 'proof-';

/** The kept form: everything, when it first comes here, and what the page kept of it, from then on. */
export function listKept(form: FormData): Kept {
  const isFirst = form.get('proof-intent') === null;
  if (!isFirst && form.get('proof-keeps') === null) return null;
  const kept: KeptField[] = [];
  for (const [name, value] of form) {
    if (name.startsWith(OWN) || typeof value !== 'string') continue;
    kept.push({ place: kept.length, name, value });
  }
  return kept;
}
