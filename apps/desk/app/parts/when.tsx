/** A moment as a loader describes it: for machines, and in the words of the provider's zone. */
export type Moment = { readonly iso: string; readonly words: string };

/** A moment in words, with the exact one for machines. */
export function When({ at }: { at: Moment }) {
  return (
    <time dateTime={at.iso} className="tnum">
      {at.words}
    </time>
  );
}
