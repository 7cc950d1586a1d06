import './carousel-dots.css';

import { DOT_PROGRESS_MS } from './carousel-controller.ts';
import { RotationBar } from './rotation-bar.tsx';
import type { RotationSnapshot } from './rotation-controller.ts';

/** One dot: the item it leads to, and its name. */
export type CarouselDot<Id extends string> = { readonly id: Id; readonly label: string };

type CarouselDotsProps<Id extends string> = {
  dots: readonly CarouselDot<Id>[];
  carousel: Pick<RotationSnapshot<Id>, 'activeId' | 'isRunning' | 'round'>;
  onJump: (id: Id) => void;
};

/** A dot for each item; the active one is a pill with the bar in it. */
export function CarouselDots<Id extends string>({ dots, carousel, onJump }: CarouselDotsProps<Id>) {
  const { activeId, isRunning, round } = carousel;
  return (
    <ul className="carousel-dots">
      {dots.map(({ id, label }) => (
        <li key={id}>
          <button
            type="button"
            className="carousel-dot"
            aria-label={label}
            aria-current={id === activeId ? 'true' : undefined}
            onClick={() => onJump(id)}
          >
            <span className="carousel-dot-mark">
              {id === activeId ? (
                <RotationBar key={round} durationMs={DOT_PROGRESS_MS} isRunning={isRunning} />
              ) : null}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
