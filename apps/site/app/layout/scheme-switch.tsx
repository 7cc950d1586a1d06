import './scheme-switch.css';

import { useId } from 'react';

import { chooseScheme, useScheme, type SchemeChoice } from './scheme-preference.ts';

export type SchemeWords = { readonly label: string } & Readonly<Record<SchemeChoice, string>>;

const CHOICES: readonly SchemeChoice[] = ['system', 'light', 'dark'];

/** Day, night, or what the device says; remembered on this device. Useless without scripts, so hidden then. */
export function SchemeSwitch({ words }: { words: SchemeWords }) {
  const chosen = useScheme();
  const name = useId();
  return (
    <fieldset className="scheme-switch noscript:hidden print:hidden">
      <legend className="sr-only">{words.label}</legend>
      {CHOICES.map((choice) => (
        <label key={choice} className="scheme-choice" data-held-press="">
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={chosen === choice}
            onChange={() => chooseScheme(choice)}
          />
          {words[choice]}
        </label>
      ))}
    </fieldset>
  );
}
