import type { Person } from '@high-street/people';
import { RadioCards } from '@high-street/ui';
import { useState } from 'react';
import { Link } from 'react-router';

import { OwnForm } from './own-form.tsx';
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
      <p className="caption muted -mt-1 mb-4.5">
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
  const [undo, setUndo] = useState<'10' | '30' | '60'>(`${undoSeconds}`);
  return (
    <OwnForm intent="preferences" version={version}>
      <RadioCards
        legend={words.undo}
        name="undoSeconds"
        options={UNDO_OPTIONS}
        value={undo}
        onChange={setUndo}
      />
      <KeyChoice hasSingleKeys={hasSingleKeys} />
    </OwnForm>
  );
}
