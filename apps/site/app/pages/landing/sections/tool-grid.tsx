import './tool-grid.css';

import type { ReactNode } from 'react';

import { Drawing } from '#/sections/drawing.tsx';
import { bookingWeek } from '#drawn/booking-week.ts';
import { forecastHills } from '#drawn/forecast-hills.ts';
import { orderBoard } from '#drawn/order-board.ts';
import { posterStack } from '#drawn/poster-stack.ts';
import { rosette } from '#drawn/rosette.ts';
import { setupClock } from '#drawn/setup-clock.ts';

const PICTURES = {
  sales: { of: orderBoard, crop: '0 48 760 312', fit: 'slice', align: 'xMinYMax' },
  marketing: { of: posterStack, crop: '24 30 390 600' },
  rewards: { of: rosette },
  analytics: { of: forecastHills, fit: 'slice', align: 'xMidYMid' },
  management: { of: bookingWeek, crop: '0 58 760 262', fit: 'slice', align: 'xMinYMax' },
  setup: { of: setupClock },
} as const;

export type ToolGridWords = {
  readonly title: string;
  readonly tools: readonly {
    readonly id: keyof typeof PICTURES;
    readonly title: string;
    readonly text: string;
  }[];
};

/** Six cards of six sizes, each with its own object. */
export function ToolGrid({ words, action }: { words: ToolGridWords; action: ReactNode }) {
  return (
    <section data-ground="sunk" className="section-space" aria-labelledby="tools">
      <div className="wrap">
        <h2 id="tools" className="sign max-w-[12ch] text-display-2">
          {words.title}
        </h2>
        <div className="tool-grid" data-reveal="stagger">
          {words.tools.map(({ id, title, text }) => (
            <article key={id} className="tool" data-tool={id}>
              <div className="tool-art" data-sample="">
                <Drawing {...PICTURES[id]} className="tool-picture" />
              </div>
              <div className="tool-words">
                <h3 className="sign mb-2 text-h3">{title}</h3>
                <p>{text}</p>
              </div>
            </article>
          ))}
        </div>
        {action}
      </div>
    </section>
  );
}
