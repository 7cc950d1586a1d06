import './sign-up-banner.css';

import { ButtonLink } from '@high-street/ui';
import type { ReactNode } from 'react';

const STAR = 'm14 1 3.9 8.6 9.1 1-6.8 6.3 1.9 9.3-8.1-4.7-8.1 4.7 1.9-9.3L1 10.6l9.1-1z';

export type SignUpBannerWords = {
  readonly title: string;
  readonly lede: string;
  readonly action: { readonly label: string; readonly to: string };
  readonly users: string;
  /** What customers gave on average and who counted that, once there is such a figure; the stars say none. */
  readonly rating: { readonly value: string; readonly source: string } | null;
};

/** Five stars, which say nothing by themselves. */
function Stars() {
  return (
    <svg className="sign-up-stars" viewBox="0 0 168 28" aria-hidden="true">
      {[0, 1, 2, 3, 4].map((place) => (
        <path key={place} d={STAR} transform={`translate(${place * 35} 0)`} />
      ))}
    </svg>
  );
}

/** The invitation to sign up, with the number of users as large as the wall takes. */
export function SignUpBanner({ words, counter }: { words: SignUpBannerWords; counter: ReactNode }) {
  return (
    <section data-ground="signal" className="sign-up-banner" aria-labelledby="sign-up">
      <div className="wrap sign-up-row" data-reveal="">
        <div>
          <Stars />
          {words.rating ? (
            <p className="sign-up-rating">
              <strong>{words.rating.value}</strong> {words.rating.source}
            </p>
          ) : null}
          <h2 id="sign-up" className="sign mt-7 max-w-[12ch] text-display-2">
            {words.title}
          </h2>
          <p className="mt-5 mb-8 max-w-[40ch] font-[560]">{words.lede}</p>
          <ButtonLink href={words.action.to} variant="white" size="large" hasArrow isWideOnPhones>
            {words.action.label}
          </ButtonLink>
        </div>
        <p className="sign-up-users">
          <span className="sign-up-count">{counter}</span>
          <span className="sign-up-label">{words.users}</span>
        </p>
      </div>
    </section>
  );
}
