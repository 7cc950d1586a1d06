import type { Person } from '@high-street/people';
import { Button, RadioCards } from '@high-street/ui';
import { useState } from 'react';
import { Form, Link, useNavigation } from 'react-router';

import { WORDS } from './words.ts';

const words = WORDS.preferences;

const UNDO_OPTIONS = (['10', '30', '60'] as const).map((value) => ({
  value,
  label: value,
}));

const KEY_OPTIONS = [
  { value: 'on', label: words.on },
  { value: 'off', label: words.off },
] as const;

function KeyChoice({ hasSingleKeys }: Pick<Person, 'hasSingleKeys'>) {
  const [keys, setKeys] = useState<'on' | 'off'>(hasSingleKeys ? 'on' : 'off');
  return (
    <>
      <RadioCards
        legend={words.keys}
        name="singleKeys"
        options={KEY_OPTIONS}
        value={keys}
        onChange={setKeys}
      />
      <p className="caption muted own-hint">
        {words.keysHint}{' '}
        <Link to="/keys" className="quiet-link">
          {words.allKeys}
        </Link>
      </p>
    </>
  );
}

/** How the desk works for one person: seconds to take a reply back, and keys without Ctrl. */
export function PreferencesForm({
  undoSeconds,
  hasSingleKeys,
  version,
}: Pick<Person, 'undoSeconds' | 'hasSingleKeys' | 'version'>) {
  const { formData } = useNavigation();
  const [undo, setUndo] = useState<'10' | '30' | '60'>(`${undoSeconds}`);
  return (
    <section className="panel" aria-labelledby="preferences-title">
      <div className="panel-head">
        <h2 className="section-title" id="preferences-title">
          {words.title}
        </h2>
      </div>
      <Form method="post" preventScrollReset className="own-form">
        <input type="hidden" name="version" value={version} />
        <RadioCards
          legend={words.undo}
          name="undoSeconds"
          options={UNDO_OPTIONS}
          value={undo}
          onChange={setUndo}
        />
        <KeyChoice hasSingleKeys={hasSingleKeys} />
        <Button
          type="submit"
          name="intent"
          value="preferences"
          variant="quiet"
          size="small"
          isBusy={formData?.get('intent') === 'preferences'}
        >
          {words.save}
        </Button>
      </Form>
    </section>
  );
}
