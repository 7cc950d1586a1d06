import './home-hero.css';

import { ButtonLink } from '@high-street/ui';

import { Drawing } from '#/sections/drawing.tsx';
import { PictureHero } from '#/sections/picture-hero.tsx';
import { homeFarShops } from '#drawn/home-far-shops.ts';
import { homeShops } from '#drawn/home-shops.ts';
import { homeStreet } from '#drawn/home-street.ts';

export type HomeHeroWords = {
  readonly title: string;
  readonly lede: string;
  readonly action: { readonly label: string; readonly to: string };
  readonly note: readonly string[];
  readonly picture: string;
};

/** The street with the phone standing in its terrace, of which each screen fetches the shops that it has room for. */
export function HomeHero({ words }: { words: HomeHeroWords }) {
  return (
    <PictureHero hero="street-sky" className="home-hero">
      <div className="wrap picture-hero-words home-hero-words">
        <h1 className="sign max-w-[15ch] text-display-1">{words.title}</h1>
        <p className="mt-6 max-w-[32em] text-lede text-muted lg:max-w-[520px] xl:max-w-[640px]">
          {words.lede}
        </p>
        <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-4">
          <ButtonLink href={words.action.to} size="large" hasArrow isWideOnPhones>
            {words.action.label}
          </ButtonLink>
          <p className="text-small text-muted">
            {words.note.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </p>
        </div>
      </div>
      <div
        role="img"
        aria-label={words.picture}
        className="picture-hero-art picture-hero-foot home-hero-street"
      >
        <Drawing of={homeStreet} part={0} />
        <Drawing of={homeFarShops} className="home-hero-far-shops" />
        <Drawing of={homeShops} className="home-hero-shops" />
        <Drawing of={homeStreet} part={1} />
      </div>
    </PictureHero>
  );
}
