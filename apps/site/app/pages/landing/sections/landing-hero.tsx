import './landing-hero.css';

import type { ReactNode } from 'react';

import { HeroPicture, HeroTitle, PictureHero } from '#/sections/picture-hero.tsx';
import { landingStreet } from '#drawn/landing-street.ts';

export type LandingHeroWords = { readonly title: string; readonly picture: string };

/** One shop in full colour in a terrace that has gone dark. */
export function LandingHero({ words, action }: { words: LandingHeroWords; action: ReactNode }) {
  return (
    <PictureHero hero="street-sky" className="landing-hero">
      <HeroPicture of={landingStreet} label={words.picture} />
      <div className="wrap picture-hero-words">
        <HeroTitle>{words.title}</HeroTitle>
        <div className="mt-8">{action}</div>
      </div>
    </PictureHero>
  );
}
