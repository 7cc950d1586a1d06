import './launch-band.css';

import { ButtonLink } from '@high-street/ui';

import { Drawing } from '#/sections/drawing.tsx';
import { launchClock } from '#drawn/launch-clock.ts';

export type LaunchBandWords = {
  readonly title: string;
  readonly lede: string;
  readonly action: { readonly label: string; readonly to: string };
};

/** A clock of twenty-four hours that is cut by the end of the band. */
export function LaunchBand({ words }: { words: LaunchBandWords }) {
  return (
    <section data-ground="signal" className="overflow-clip">
      <div className="wrap launch-row" data-reveal="">
        <div className="pt-16 md:py-18">
          <h2 className="sign text-hero">{words.title}</h2>
          <p className="mt-7 mb-8 max-w-[460px] text-lede">{words.lede}</p>
          <ButtonLink href={words.action.to} variant="white" size="large" hasArrow>
            {words.action.label}
          </ButtonLink>
        </div>
        <div className="launch-clock">
          <Drawing of={launchClock} />
          <Hands />
        </div>
      </div>
    </section>
  );
}

function Hands() {
  return (
    <svg viewBox={launchClock.viewBox} strokeLinecap="round" aria-hidden="true">
      <path d="M320 330L411 420" stroke="var(--art-ink)" strokeWidth="16" />
      <g className="launch-hand">
        <path d="M320 330V134" stroke="var(--art-signal)" strokeWidth="10" />
      </g>
      <circle cx="320" cy="330" r="20" fill="var(--art-ink)" />
      <circle cx="320" cy="330" r="7" fill="var(--art-accent)" />
    </svg>
  );
}
