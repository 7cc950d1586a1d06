import './landing-hero.css';

import type { ReactNode } from 'react';

import { Drawing } from '#/sections/drawing.tsx';
import { landingStreet } from '#drawn/landing-street.ts';

/** Words of the campaign page's opening. */
export type LandingHeroWords = { readonly title: string; readonly picture: string };

/** The title, its hyphened word kept on one line. */
function Title({ children }: { children: string }) {
  return children.split(/(\S+-\S+)/).map((part) =>
    part.includes('-') ? (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}

/** One shop in full colour in a terrace that has gone dark. */
export function LandingHero({ words, action }: { words: LandingHeroWords; action: ReactNode }) {
  return (
    <section data-hero="street-sky" className="landing-hero">
      <Drawing of={landingStreet} label={words.picture} className="landing-hero-art" />
      <div className="wrap landing-hero-words">
        <h1 className="sign landing-hero-title">
          <Title>{words.title}</Title>
        </h1>
        <div className="mt-8">{action}</div>
      </div>
    </section>
  );
}
