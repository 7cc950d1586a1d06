import { Button, CheckIcon, UndoIcon } from '@high-street/ui';
import { Form } from 'react-router';

import { LinkButton } from '#app/parts/link-button.tsx';
import { Notice } from '#app/parts/notice.tsx';
import { Strip } from '#app/parts/strip.tsx';
import { KeptKey } from './kept-key.tsx';
import { WORDS } from './words.ts';

/** What was done just now. */
export type DoneWords = {
  readonly done: 'released' | 'binned' | 'restored' | 'nothing';
  readonly count: number;
  /** How many were changed since they were seen, and so left as they are. */
  readonly stale: number;
  /** Whom it was done to, if it was one. */
  readonly name: string | null;
  readonly reference: string | null;
  readonly ids: readonly string[];
};

function Undo({ ids, reference }: Pick<DoneWords, 'ids' | 'reference'>) {
  return (
    <Form method="post" preventScrollReset>
      {reference === null ? null : <input type="hidden" name="reference" value={reference} />}
      {ids.map((id) => (
        <input key={id} type="hidden" name="leadId" value={id} />
      ))}
      <Button
        type="submit"
        name="intent"
        value="restore"
        variant="quiet"
        size="row"
        data-key-act="undo"
      >
        <UndoIcon size={16} />
        {WORDS.done.undo}
        <KeptKey>U</KeptKey>
      </Button>
    </Form>
  );
}

/** Says what was done, with the way back from the bin. */
export function DoneStrip({ done }: { done: DoneWords }) {
  const { count, stale, name, reference, ids } = done;
  const left = WORDS.done.stale(stale);
  if (done.done === 'nothing') {
    const words = stale === 0 ? WORDS.done.nothing : { strong: WORDS.done.left, rest: left };
    return <Notice words={words} tone="sky" />;
  }
  const { strong, rest } = WORDS.done[done.done];
  const who = count === 1 ? (name ?? WORDS.done.somebody) : WORDS.done.leads(count);
  const canUndo = done.done === 'binned' && ids.length > 0;
  const acts = canUndo ? (
    <Undo ids={ids} reference={reference} />
  ) : reference === null ? null : (
    <LinkButton variant="quiet" size="row" to={`/leads/${reference}`}>
      {WORDS.open}
    </LinkButton>
  );
  return (
    <Strip tone="leaf" icon={<CheckIcon size={18} />} acts={acts}>
      <b>
        {who} {WORDS.done.was(count)} {strong}
      </b>{' '}
      {rest} {left}
    </Strip>
  );
}
