import './showcase.css';

import { ButtonLink, ChevronDownIcon, Tabs } from '@high-street/ui';
import { useState } from 'react';

import { ShowcaseIcon, type ShowcaseIconName } from './showcase-icon.tsx';
import { ShowcaseStage, type ShowcaseId, type ShowcaseImage } from './showcase-stage.tsx';

type ShowcaseItem = {
  readonly id: ShowcaseId;
  readonly title: string;
  readonly icon: ShowcaseIconName;
  readonly image: ShowcaseImage;
  readonly subheading: string;
  readonly description: string;
  readonly to: string;
};

/** Six products, each behind a tab. */
export type ShowcaseWords = {
  readonly title: string;
  /** Name of the set of tabs. */
  readonly label: string;
  /** What the button to every product says. */
  readonly explore: string;
  readonly items: readonly ShowcaseItem[];
};

/** The products under six tabs, each with its own picture; the visitor turns them. */
export function Showcase({ words }: { words: ShowcaseWords }) {
  const [selected, setSelected] = useState<ShowcaseId>('marketing');
  const tabs = words.items.map((item) => ({
    id: item.id,
    label: (
      <span className="showcase-tab">
        <ShowcaseIcon icon={item.icon} />
        {item.title}
        <ChevronDownIcon size={20} strokeWidth={2.4} aria-hidden="true" />
      </span>
    ),
    panel: <ProductPanel item={item} explore={words.explore} />,
    stage: <ShowcaseStage id={item.id} image={item.image} />,
  }));
  return (
    <section data-ground="deep" className="showcase">
      <div className="wrap" data-reveal="">
        <h2 className="sign max-w-[19ch] text-display-2">{words.title}</h2>
        <div className="mt-9 md:mt-11 lg:mt-16">
          <Tabs
            label={words.label}
            tabs={tabs}
            selected={selected}
            onSelect={setSelected}
            size="medium"
            isGridOnTablet
          />
        </div>
      </div>
    </section>
  );
}

function ProductPanel({ item, explore }: { item: ShowcaseItem; explore: string }) {
  return (
    <>
      <p className="font-[600] text-accent">{item.subheading}</p>
      <p className="mt-1.5 mb-5 max-w-[56ch]">{item.description}</p>
      <ButtonLink href={item.to} variant="secondary" size="medium" hasArrow>
        {explore}
      </ButtonLink>
      <ShowcaseStage id={item.id} image={item.image} isInline />
    </>
  );
}
