export type WriteOnceWords = { readonly title: string; readonly lede: string };

/** Title and first sentence, side by side where there is room. */
export function WriteOnceHead({ words, id }: { words: WriteOnceWords; id: string }) {
  return (
    <div className="grid gap-6 lg:grid-cols-[7fr_5fr] lg:items-end lg:gap-10" data-reveal="">
      <h2 id={id} className="sign max-w-[12ch] text-display-2">
        {words.title}
      </h2>
      <p className="max-w-[44ch] text-lede text-muted">{words.lede}</p>
    </div>
  );
}
