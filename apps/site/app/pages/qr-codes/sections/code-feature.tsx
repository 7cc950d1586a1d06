import './code-feature.css';

import type { ReactNode } from 'react';

export type CodeFeatureWords = {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly cases?: readonly { readonly name: string; readonly text: string }[];
};

type CodeFeatureProps = {
  words: CodeFeatureWords;
  surface?: 'bg-tint-sky' | 'bg-tint-butter';
  /** On which side of the words the picture stands, where there is room for both. */
  pictureSide: 'left' | 'right';
  children: ReactNode;
};

/** A title, a sentence and one large object. */
export function CodeFeature({ words, surface, pictureSide, children }: CodeFeatureProps) {
  return (
    <section
      className={surface ? `code-feature ${surface}` : 'code-feature'}
      aria-labelledby={words.id}
    >
      <div className="wrap code-feature-row" data-picture-side={pictureSide} data-reveal="">
        <div className="code-feature-words">
          <h2 id={words.id} className="sign text-h2">
            {words.title}
          </h2>
          <p className="mt-5 max-w-[36ch] text-lede">{words.text}</p>
          {words.cases ? (
            <dl className="code-feature-cases">
              {words.cases.map(({ name, text }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          ) : null}
        </div>
        <div className="code-feature-picture">{children}</div>
      </div>
    </section>
  );
}
