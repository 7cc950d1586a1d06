import './instrument-head.css';

export type InstrumentHeadWords = {
  /** Names the section for links and assistive technology. */
  readonly id: string;
  readonly title: string;
  readonly lede: string;
};

/** A large heading at the left, its sentence on the same foot at the right. */
export function InstrumentHead({ words }: { words: InstrumentHeadWords }) {
  return (
    <div className="instrument-head">
      <h2 id={words.id} className="sign text-display-2">
        {words.title}
      </h2>
      <p className="instrument-lede">{words.lede}</p>
    </div>
  );
}
