import { Button } from '@high-street/ui';
import { useSyncExternalStore } from 'react';
import { Form, useNavigation } from 'react-router';

import { Tick } from '#app/parts/tick.tsx';
import type { View } from './quarantine-address.ts';
import { WORDS } from './words.ts';

type WithSelectedProps = {
  view: View;
  count: number;
  total: number;
  onAll: (isTicked: boolean) => void;
};

const never = () => () => undefined;

/** False until scripts run, so that what needs them is not shown without. */
const useHasScripts = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** What is done to all leads that are ticked. */
export function WithSelected({ view, count, total, onAll }: WithSelectedProps) {
  const hasScripts = useHasScripts();
  const { formData } = useNavigation();
  const acts = view === 'bin' ? (['restore'] as const) : (['release', 'bin'] as const);
  return (
    <Form method="post" id="with-selected" className="with-selected" preventScrollReset>
      {hasScripts ? (
        <label className="with-all">
          <Tick
            checked={count === total}
            onChange={(event) => onAll(event.currentTarget.checked)}
          />
          {WORDS.selectAll}
        </label>
      ) : null}
      <output className="muted">{WORDS.selected(count)}</output>
      {acts.map((intent) => (
        <Button
          key={intent}
          type="submit"
          name="intent"
          value={intent}
          variant="quiet"
          size="row"
          isBusy={formData?.get('intent') === intent && formData.getAll('leadId').length > 1}
        >
          {WORDS[intent]}
        </Button>
      ))}
    </Form>
  );
}
