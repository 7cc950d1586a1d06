import './audience-doors.css';

import type { ReactNode } from 'react';

import { Drawing } from '#/sections/drawing.tsx';
import { audienceDoors } from '#drawn/audience-doors.ts';

const PARTS = {
  restaurant: { part: 0, crop: '50 0 500 440' },
  shop: { part: 1, crop: '703 0 395 440' },
  farm: { part: 2, crop: '1300 0 400 440' },
} as const;

export type AudienceDoorsWords = {
  readonly title: string;
  readonly lede: string;
  readonly audiences: readonly {
    readonly id: keyof typeof PARTS;
    readonly title: string;
    readonly text: string;
  }[];
};

/** Three doors on one street, one for each kind of business. */
export function AudienceDoors({ words, action }: { words: AudienceDoorsWords; action: ReactNode }) {
  return (
    <section className="section-space" aria-labelledby="audiences">
      <div className="wrap">
        <div className="section-head max-lg:gap-5">
          <h2 id="audiences" className="sign text-display-2">
            {words.title}
          </h2>
          <p className="text-lede text-muted">{words.lede}</p>
        </div>
        <div className="audience-doors" data-reveal="stagger">
          {words.audiences.map(({ id, title, text }) => (
            <article key={id} className="audience">
              <div className="audience-street" data-door={id}>
                <Drawing of={audienceDoors} {...PARTS[id]} fit="slice" className="audience-door" />
              </div>
              <h3 className="sign mt-6 text-h2 md:max-lg:text-[length:var(--text-h3)]">{title}</h3>
              <p className="mt-1.5 max-w-[30ch] text-muted">{text}</p>
            </article>
          ))}
        </div>
        {action}
      </div>
    </section>
  );
}
