import './rule-sentences.css';

/** A rule as it is spoken: plain words, and blanks that the shop fills in. */
export type RulePart = { readonly text: string } | { readonly blank: string };

export type RuleSentencesWords = {
  readonly title: string;
  readonly rules: readonly { readonly id: string; readonly parts: readonly RulePart[] }[];
  readonly note: string;
};

function Part({ part }: { part: RulePart }) {
  return 'blank' in part ? <em className="rule-blank">{part.blank}</em> : part.text;
}

/** Four example rules, large enough to be read like signs. */
export function RuleSentences({ words }: { words: RuleSentencesWords }) {
  return (
    <section className="section-space bg-tint-blush" aria-labelledby="rules">
      <div className="wrap">
        <h2 id="rules" className="mb-5.5 text-h4 font-[650]">
          {words.title}
        </h2>
        <ul data-sample="" data-reveal="stagger">
          {words.rules.map(({ id, parts }) => (
            <li key={id} className="rule-sentence">
              {parts.map((part, index) => (
                <span key={'blank' in part ? part.blank : part.text}>
                  {index > 0 ? ' ' : null}
                  <Part part={part} />
                </span>
              ))}
            </li>
          ))}
        </ul>
        <p className="mt-7 max-w-[56ch] text-muted">{words.note}</p>
      </div>
    </section>
  );
}
