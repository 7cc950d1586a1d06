import { Button, Select, useIsPrerendered } from '@high-street/ui';
import { useRef, useState } from 'react';

import { readFilled } from './read-kept.ts';
import type { ReplyData } from './reply-data.ts';
import { REPLY } from './reply-words.ts';

const words = REPLY.saved;

type SavedChoiceProps = {
  reference: string;
  saved: ReplyData['saved'];
  /** Takes a saved reply whose blanks are filled as far as the lead can. */
  onFill: (text: string, filled: readonly string[]) => void;
};

/** What is saved, to be written into the form: by a choice, and without scripts by a press beside it. */
export function SavedChoice({ reference, saved, onFill }: SavedChoiceProps) {
  const isPlain = useIsPrerendered();
  const [hasFailed, setHasFailed] = useState(false);
  /** What was chosen last: arrow keys choose one after the other. */
  const newest = useRef('');
  if (saved.length === 0) return null;

  async function read(id: string) {
    try {
      const answer = await fetch(`/leads/${reference}/saved/${id}`);
      return answer.ok ? readFilled(await answer.json()) : null;
    } catch {
      return null;
    }
  }

  async function choose(id: string): Promise<void> {
    newest.current = id;
    if (id === '') return;
    const found = await read(id);
    if (newest.current !== id) return;
    setHasFailed(found === null);
    if (found !== null) onFill(found.text, found.filled);
  }

  return (
    <div className="saved-choice">
      <label>
        <span className="caption muted">{words.label}</span>
        <Select
          isSmall
          name="saved"
          placeholder={words.choose}
          options={saved.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={({ target }) => void choose(target.value)}
        />
      </label>
      {isPlain ? (
        <Button type="submit" name="intent" value="fill" variant="quiet" size="row">
          {words.use}
        </Button>
      ) : null}
      <span className="caption saved-failed" role="status">
        {hasFailed ? words.failed : null}
      </span>
    </div>
  );
}
