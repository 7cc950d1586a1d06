import './testimonials.css';

import { Dots, PauseButton } from '@high-street/ui';
import type { MouseEvent, RefCallback } from 'react';

import { OwnerSlide } from './owner-slide.tsx';
import type { Testimonial } from './testimonial.ts';

/** The carousel's items and the names of its controls. */
export type TestimonialsWords = {
  readonly title: string;
  /** Name of the row of dots. */
  readonly label: string;
  /** Between a position and the count, as in `2 of 6`. */
  readonly position: string;
  readonly pause: string;
  readonly play: string;
  readonly items: readonly Testimonial[];
};

type TestimonialsProps = {
  words: TestimonialsWords;
  activeId: string;
  /** True while time is passing. */
  isRunning: boolean;
  /** True while it waits for the visitor to press Play. */
  isPaused: boolean;
  /** Grows with every slide, so that the bar of the dot begins again. */
  round: number;
  /** True if the visitor has asked for this item, which is then announced. */
  isChosen: boolean;
  onJump: (index: number) => void;
  onToggle: () => void;
  onCardClick: (event: MouseEvent) => void;
  /** Goes on the card, inside which keyboard focus pauses. */
  watchCard: RefCallback<HTMLElement>;
};

/** Owners in their own words, one at a time; all of them are in the page for those without scripts. */
export function Testimonials(props: TestimonialsProps) {
  const { words, activeId, isRunning, isPaused, round, isChosen, watchCard } = props;
  const { items } = words;
  const active = items.findIndex(({ id }) => id === activeId);
  const describe = (index: number) =>
    `${items[index]?.name} ${index + 1} ${words.position} ${items.length}`;
  return (
    <section data-ground="paper" className="section-space">
      <div className="wrap" data-reveal="">
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a short cut; the same is a button inside the card */}
        <div className="testimonials" ref={watchCard} onClick={props.onCardClick}>
          <h2 className="testimonials-title">{words.title}</h2>
          <ul className="testimonials-slides">
            {items.map((item) => (
              <OwnerSlide key={item.id} owner={item} isActive={item.id === activeId} />
            ))}
          </ul>
          <div className="testimonials-controls">
            <Dots
              label={words.label}
              count={items.length}
              describe={describe}
              selected={active}
              onSelect={props.onJump}
              rotation={{ seconds: 8, isPaused: !isRunning, round }}
            />
            <PauseButton
              isPaused={isPaused}
              pauseLabel={words.pause}
              playLabel={words.play}
              onToggle={props.onToggle}
            />
          </div>
          <output className="sr-only">{isChosen ? describe(active) : ''}</output>
        </div>
      </div>
    </section>
  );
}
