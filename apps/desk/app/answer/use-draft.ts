import { useCallback, useEffect, useRef, useState } from 'react';

import { isSentAs, readUnsent } from './device-draft.ts';
import { dropFromDevice } from './device-storage.ts';
import type { ReplyData } from './reply-data.ts';
import { type KeepingOptions, useDeskKeeping } from './use-desk-keeping.ts';
import { useWordsHere, type WordsOptions } from './use-words-here.ts';

/** Somebody who pauses for so long has their words kept. */
const PAUSE_MS = 700;

/** Whose draft it is, and of which words. */
export type DraftOptions = KeepingOptions & WordsOptions;

/** Tells once of each reply of one's own that was sent after the form was made: by another page, as this one ends with its own. */
function useSentElsewhere(
  { ownNewest }: ReplyData,
  tell: (own: Pick<ReplyData, 'ownNewest'>) => void,
) {
  const seen = useRef(ownNewest?.id);
  useEffect(() => {
    if (seen.current === ownNewest?.id) return;
    seen.current = ownNewest?.id;
    tell({ ownNewest });
  }, [ownNewest, tell]);
}

/**
 * What somebody is writing: kept at the desk whenever they pause, and on this device until the desk has it, so that no word
 * is lost with a connection. `leave` ends that once it is sent, and resolves when nothing more is on its way:
 * it is a draft again then, which can be held once more, as without a connection.
 */
export function useDraft({ start, fault, ...of }: DraftOptions) {
  const { reply } = of;
  const here = useWordsHere({ reply, start, fault });
  const { key, words, keepHere } = here;
  const [body, setBody] = useState(start);
  const { kept, setKept, writers, keepInTurn, endCall } = useDeskKeeping(here, of);

  useEffect(() => {
    const found = readUnsent(key, reply, start);
    if (found === null) return;
    if (found.body === start) return dropFromDevice(key);
    words.current.now = found.body;
    setBody(found.body);
    if (!found.isOvertaken) return;
    // They stay here, and become a draft again once somebody goes on with them.
    words.current.atDesk = found.body;
    setKept({ where: 'device' });
    // oxlint-disable-next-line react/exhaustive-deps -- one look as the form is shown: what came later was typed into it
  }, []);

  useEffect(() => {
    if (body === words.current.atDesk) return undefined;
    const timer = setTimeout(keepInTurn, PAUSE_MS);
    return () => clearTimeout(timer);
    // What was typed on its way is kept once it is back.
  }, [body, fault, words, keepInTurn]);

  const dropSent = useCallback(
    (own: Pick<ReplyData, 'ownNewest'>) => {
      if (!isSentAs(words.current.now, own)) return;
      words.current = { ...words.current, atDesk: '', now: '' };
      dropFromDevice(key);
      setBody('');
      setKept(null);
    },
    [key, words, setKept],
  );
  useSentElsewhere(reply, dropSent);

  return {
    body,
    kept,
    writers,
    now: () => words.current.now,
    isLeft: () => words.current.isLeft,

    write(text: string): void {
      words.current.now = text;
      keepHere(null);
      setBody(text);
    },

    /** Gives what is still on its way, which it ends if it takes long; the desk keeps none that comes after the reply. */
    leave(): Promise<void> | null {
      words.current.isLeft = true;
      keepHere(reply.replyId);
      return endCall()?.finally(() => (words.current.isLeft = false)) ?? null;
    },
  };
}
