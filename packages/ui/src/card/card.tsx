import './card.css';

import type { ReactNode } from 'react';

/** Grounds of a vignette. */
export type CardTint = 'butter' | 'blush' | 'leaf' | 'sky';

type CardProps = {
  title: ReactNode;
  headingLevel?: 2 | 3 | 4;
  /** The drawing on top; it fills the space the text leaves. */
  vignette: ReactNode;
  tint?: CardTint;
  isHighlighted?: boolean;
  children?: ReactNode;
};

/** A drawing on a tint with text beneath; highlighted, it is deep with an accent ring. */
export function Card({
  title,
  headingLevel = 3,
  vignette,
  tint = 'butter',
  isHighlighted = false,
  children,
}: CardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article
      className="card"
      data-ground={isHighlighted ? 'deep' : 'raised'}
      data-highlighted={isHighlighted ? '' : undefined}
    >
      <div className="card-vignette" data-tint={tint}>
        {vignette}
      </div>
      <div className="card-text">
        <Heading className="card-title">{title}</Heading>
        {children}
      </div>
    </article>
  );
}
