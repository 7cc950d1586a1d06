import './window-crates.css';

import { Button } from '@high-street/ui';
import { useState } from 'react';

import { Ability } from '#/pages/catalogue/sections/ability.tsx';

import { CrateRow } from './crate-row.tsx';
import { describePlace } from './describe-banner.ts';
import { WindowBanner } from './window-banner.tsx';
import type { BannerTarget, ListId, PlaceId, WindowCratesWords } from './window-words.ts';

const LISTS: readonly ListId[] = ['arrivals', 'featured'];

/** A product that can be put into either of two crates, and the banner that follows it. */
export function WindowCrates({ words }: { words: WindowCratesWords }) {
  const [place, setPlace] = useState<PlaceId>('hand');
  const [target, setTarget] = useState<BannerTarget>('list');
  const { lists } = words;
  return (
    <div className="wrap @container flex flex-col">
      <div className="window-crates-head" data-reveal="">
        <div>
          <h2 id="window" className="sign max-w-[13ch] text-display-2">
            {words.title}
          </h2>
          <div className="mt-8 grid gap-6 md:grid-cols-2">
            {words.abilities.map(({ id, ...ability }) => (
              <Ability key={id} words={ability} />
            ))}
          </div>
        </div>
        <WindowBanner {...{ words, place, target }} onTarget={setTarget} />
      </div>
      <div className="crates-moves noscript:hidden">
        {LISTS.map((list) => (
          <Button
            key={list}
            size="medium"
            variant={place === list ? 'normal' : 'primary'}
            aria-pressed={place === list}
            onClick={() => setPlace(list)}
          >
            {lists[list].move}
          </Button>
        ))}
      </div>
      <CrateRow lists={lists} place={place} />
      <output className="sr-only">{describePlace(words, place, target)}</output>
    </div>
  );
}
