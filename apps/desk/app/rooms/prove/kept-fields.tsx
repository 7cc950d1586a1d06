import type { Kept } from './list-kept.ts';

/** The kept form, for the next one that is sent. */
export function KeptFields({ kept }: { kept: Kept }) {
  if (kept === null) return null;
  return (
    <>
      <input type="hidden" name="proof-keeps" value="yes" />
      {kept.map(({ place, name, value }) => (
        <input key={place} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}
