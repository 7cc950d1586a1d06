import { useSyncExternalStore } from 'react';

import { FooterSwitch } from '#/sections/footer-switch.tsx';

import { countingChoice } from './counting-choice.ts';

/** What the footer says of counting. */
export type CountingWords = {
  readonly label: string;
  /** What is counted, and where that is told at length. */
  readonly note: string;
  readonly link: { readonly label: string; readonly to: string };
  /** Said after the name of the document's link. */
  readonly newTab: string;
  /** In place of the switch, for a browser that asks not to be counted. */
  readonly refused: string;
};

/**
 * The switch and the line about counting. Without scripts nothing is counted, so both are hidden then; the delivered page
 * has them all the same, so that the switches beside them stay under the finger that presses one meanwhile.
 */
export function CountingNote({ words }: { words: CountingWords }) {
  const state = useSyncExternalStore(countingChoice.subscribe, countingChoice.read, () => 'on');
  const isRefused = state === 'refused by the browser';
  return (
    <>
      {isRefused ? null : (
        <FooterSwitch isOn={state === 'on'} onChange={countingChoice.choose}>
          {words.label}
        </FooterSwitch>
      )}
      <p className="basis-full text-small text-on-deep-2 noscript:hidden">
        {isRefused ? words.refused : words.note}{' '}
        <a
          href={words.link.to}
          target="_blank"
          rel="noopener"
          className="relative underline underline-offset-3 after:absolute after:inset-x-0 after:-inset-y-3"
        >
          {words.link.label}
          <span className="sr-only"> ({words.newTab})</span>
        </a>
      </p>
    </>
  );
}
