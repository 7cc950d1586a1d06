import './demo-band.css';

import { Awning } from '@high-street/ui';
import type { ReactNode } from 'react';

import { Drawing } from '#/sections/drawing.tsx';
import { demoCalendar } from '#drawn/demo-calendar.ts';

/** Why to book, and what the button says. */
export type DemoBandWords = {
  readonly title: string;
  readonly lede: string;
  readonly action: string;
};

/** The band under the awning; the button that books comes from the page. */
export function DemoBand({ words, action }: { words: DemoBandWords; action: ReactNode }) {
  return (
    <section data-ground="band" className="relative overflow-clip">
      <Awning />
      <div className="wrap demo-row" data-reveal="">
        <div className="md:pb-14">
          <h2 className="sign max-w-[12ch] text-display-2">{words.title}</h2>
          <p className="mt-5 mb-8 max-w-[440px] text-lede">{words.lede}</p>
          {action}
        </div>
        <Drawing of={demoCalendar} className="demo-calendar" />
      </div>
    </section>
  );
}
