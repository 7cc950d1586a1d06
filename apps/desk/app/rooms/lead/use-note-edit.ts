import { type FormEvent, useRef, useState } from 'react';

import { useWritten } from '#app/answer/use-written.ts';
import { holdTooLong } from '#app/parts/hold-too-long.ts';
import { hasSaid } from './has-said.ts';
import type { TimelineNote } from './timeline-row.ts';

/** The words of a note as they are changed, in a fold that opens where this device has kept some. */
export function useNoteEdit(note: TimelineNote) {
  // From the first letter on, what somebody else saves takes nothing of it; the form is refused by its version then.
  const [typed, setTyped] = useState<Pick<TimelineNote, 'version' | 'body'> | null>(null);
  const { version, body } = typed ?? note;
  const fold = useRef<HTMLDetailsElement>(null);
  const { isKept, keep, markSent } = useWritten({
    kind: 'note-edit',
    reference: note.id,
    isEmpty: true,
    onFound({ body: found = '', version: seen }) {
      if (hasSaid(note, found)) return forget();
      setTyped({ version: Number(seen), body: found });
      if (fold.current !== null) fold.current.open = true;
    },
  });

  function forget(): void {
    keep({});
  }

  function write(text: string): void {
    setTyped({ version, body: text });
    keep({ body: text, version: String(version) });
  }

  function hold(event: FormEvent<HTMLFormElement>): void {
    if (!holdTooLong(event)) markSent();
  }

  // Whoever closes it does not mean its words to come back.
  function close(): void {
    forget();
    setTyped(null);
  }

  return { version, body, fold, isKept, write, close, hold };
}
