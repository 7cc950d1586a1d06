import { Button, Select, useIsPrerendered } from '@high-street/ui';
import { useState } from 'react';

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
  if (saved.length === 0) return null;

  async function fill(id: string): Promise<void> {
    try {
      const answer = await fetch(`/leads/${reference}/saved/${id}`);
      const read = answer.ok ? readFilled(await answer.json()) : null;
      setHasFailed(read === null);
      if (read !== null) onFill(read.text, read.filled);
    } catch {
      setHasFailed(true);
    }
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
          onChange={({ target }) => {
            if (target.value !== '') void fill(target.value);
          }}
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
