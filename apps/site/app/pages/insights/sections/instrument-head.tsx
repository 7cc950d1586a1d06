export type InstrumentHeadWords = {
  /** Names the section for links and assistive technology. */
  readonly id: string;
  readonly title: string;
  readonly lede: string;
};

/** A large heading at the left, its sentence on the same foot at the right. */
export function InstrumentHead({ words }: { words: InstrumentHeadWords }) {
  return (
    <div className="section-head">
      <h2 id={words.id} className="sign max-w-[15ch] text-display-2">
        {words.title}
      </h2>
      <p className="max-w-[46ch] text-lede text-(--on-ground-muted)">{words.lede}</p>
    </div>
  );
}
