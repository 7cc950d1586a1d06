import './picture-hero.css';

import { ButtonLink, type ButtonVariant } from '@high-street/ui';
import type { ReactNode } from 'react';

import { Drawing, type DrawnFile } from './drawing.tsx';

export type HeroWords = {
  readonly title: string;
  readonly lede: string;
  readonly action: { readonly label: string; readonly to: string };
};

type PictureHeroProps = {
  /** The colour at the top of the page, which the header takes too. */
  hero: string;
  ground?: 'paper' | 'sunk' | 'deep' | 'band' | 'signal';
  /** A class of the page's own, which sets the measures that picture-hero.css reads. */
  className?: string;
  children: ReactNode;
};

/** The first section of a page: words with a picture beside or under them. */
export function PictureHero({ hero, ground, className, children }: PictureHeroProps) {
  return (
    <section
      data-hero={hero}
      data-ground={ground}
      className={className ? `picture-hero ${className}` : 'picture-hero'}
    >
      {children}
    </section>
  );
}

/** The title of the page, its hyphenated words kept on one line. */
export function HeroTitle({ children }: { children: string }) {
  return (
    <h1 className="sign picture-hero-title">
      {children.split(/(\S+-\S+)/).map((part) =>
        part.includes('-') ? (
          <span key={part} className="whitespace-nowrap">
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </h1>
  );
}

/** Title, lede and action of a hero. */
export function HeroCopy({
  words,
  variant = 'primary',
}: {
  words: HeroWords;
  variant?: ButtonVariant;
}) {
  return (
    <>
      <HeroTitle>{words.title}</HeroTitle>
      <p className="picture-hero-lede">{words.lede}</p>
      <ButtonLink href={words.action.to} variant={variant} size="large" hasArrow isWideOnPhones>
        {words.action.label}
      </ButtonLink>
    </>
  );
}

/** A picture on the foot of the hero; the label says in a sentence what it shows. */
export function HeroPicture({ of, label }: { of: DrawnFile; label: string }) {
  return <Drawing of={of} label={label} className="picture-hero-art picture-hero-foot" />;
}
