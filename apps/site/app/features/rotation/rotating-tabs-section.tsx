import './rotating-tabs-section.css';

import { BelowTheFold } from '#/page-loading/below-the-fold.tsx';

import { RotatingTabs, type RotatingTabsProps } from './rotating-tabs.tsx';

type RotatingTabsSectionProps<Id extends string> = RotatingTabsProps<Id> & {
  readonly words: { readonly title: string; readonly lede?: string };
  readonly id: string;
  /** A class of the page's own, which sets the measures that rotating-tabs-section.css reads. */
  readonly className: string;
  readonly ground?: 'paper' | 'deep';
  readonly titleSize?: 'text-display-2' | 'text-h2';
  /** Whether the tabs lie below the fold and the heading does not. */
  readonly areTabsBelowTheFold?: boolean;
};

/** A section with a heading over tabs that take turns. */
export function RotatingTabsSection<Id extends string>({
  id,
  className,
  ground,
  titleSize = 'text-display-2',
  areTabsBelowTheFold = false,
  ...tabs
}: RotatingTabsSectionProps<Id>) {
  const { title, lede } = tabs.words;
  return (
    <section
      data-ground={ground}
      className={`section-space rotating-section ${className}`}
      aria-labelledby={id}
    >
      <div className="wrap">
        <div className="rotating-section-head" data-reveal="">
          <h2 id={id} className={`sign ${titleSize}`}>
            {title}
          </h2>
          {lede ? <p className="text-lede">{lede}</p> : null}
        </div>
        {areTabsBelowTheFold ? (
          <BelowTheFold>
            <div>
              <RotatingTabs {...tabs} />
            </div>
          </BelowTheFold>
        ) : (
          <RotatingTabs {...tabs} />
        )}
      </div>
    </section>
  );
}
