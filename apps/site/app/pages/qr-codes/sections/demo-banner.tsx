import './demo-banner.css';

import type { ReactNode } from 'react';

import { Drawing } from '#/sections/drawing.tsx';
import { bannerModules } from '#drawn/banner-modules.ts';

/** Why to book, and what the button says. */
export type DemoBannerWords = {
  readonly title: string;
  readonly lede: string;
  readonly action: string;
};

/** The part of the drawing that has any modules. */
const MODULES = '1050 0 870 900';

/** The band that gathers into a code; the button that books comes from the page. */
export function DemoBanner({ words, action }: { words: DemoBannerWords; action: ReactNode }) {
  return (
    <section data-ground="band" className="demo-banner">
      <Drawing
        of={bannerModules}
        crop={MODULES}
        fit="slice"
        align="xMaxYMax"
        className="demo-banner-modules"
      />
      <div className="wrap demo-banner-words" data-reveal="">
        <h2 className="sign demo-banner-title text-display-2">{words.title}</h2>
        <p className="demo-banner-lede">{words.lede}</p>
        <div>{action}</div>
      </div>
    </section>
  );
}
