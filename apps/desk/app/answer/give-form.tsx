import './give-form.css';

import { Select } from '@high-street/ui';
import { type MouseEvent, useRef } from 'react';
import { Form, useLocation } from 'react-router';

import { KeyHint, useKeyProps } from '#app/keys/key-hint.tsx';
import { IntentButton } from '#app/parts/intent-button.tsx';
import { ANSWER } from './words.ts';

const words = ANSWER.give;

type GiveFormProps = {
  /** The version of the lead that is seen. */
  version: number;
  /** Whom it can be given to. */
  to: readonly { readonly id: string; readonly name: string }[];
  /** Where it is sent, if not to the room itself. */
  action?: string;
};

/** Gives the lead to a colleague; the choice comes with a press, and works without scripts. */
export function GiveForm({ version, to, action }: GiveFormProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  const choice = useRef<HTMLSelectElement>(null);
  const { key } = useLocation();
  const keyProps = useKeyProps();
  if (to.length === 0) return null;

  /** At once: the browser tells later that it is open, and the next letter would act as a key of the page until then. */
  function toggle(event: MouseEvent): void {
    if (fold.current === null) return;
    event.preventDefault();
    fold.current.open = !fold.current.open;
    if (fold.current.open) choice.current?.focus();
  }

  return (
    // Closed again once it was given, and not when one's own words take the lead meanwhile.
    <details key={key} className="give" ref={fold}>
      <summary
        className="button"
        data-variant="quiet"
        data-size="row"
        onClick={toggle}
        {...keyProps('T')}
      >
        {words.open}
        <KeyHint letter="T" />
      </summary>
      <Form
        method="post"
        {...(action === undefined ? {} : { action })}
        preventScrollReset
        className="give-form"
      >
        <input type="hidden" name="version" value={version} />
        <Select
          isSmall
          ref={choice}
          name="personId"
          aria-label={words.person}
          options={to.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <IntentButton intent="give" variant="quiet" size="row">
          {words.act}
        </IntentButton>
      </Form>
    </details>
  );
}
