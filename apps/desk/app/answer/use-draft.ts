import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { isSentAs, readUnsent } from './device-draft.ts';
import { dropFromDevice } from './device-storage.ts';
import { readKept } from './read-kept.ts';
import type { ReplyData } from './reply-data.ts';
import type { TakenLead } from './taken-lead.ts';
import { useSubmitHold } from './use-submit-hold.ts';
import { useTurns } from './use-turns.ts';
import { useWordsHere, type WordsOptions } from './use-words-here.ts';
import { useWriters } from './use-writers.ts';

/** Somebody who pauses for so long has their words kept. */
const PAUSE_MS = 700;

/** A desk that does not answer by then has not kept them. */
const ANSWER_LIMIT_MS = 10_000;

/** Nobody waits longer than this for a draft before what they send goes. */
const MOST_WAIT_MS = 1_000;

/** Where words are kept by now: at the desk since a time, or on this device alone. */
export type Kept = { readonly where: 'desk'; readonly at: string } | { readonly where: 'device' };

/** Whose draft it is, and of which words. */
export type DraftOptions = WordsOptions & {
  reference: string;
  /** Told once the words have taken the lead; the same function each time. */
  onTaken?: ((taken: TakenLead) => void) | undefined;
};

/** Has the desk keep words, and gives what it says of that; throws where it does not keep them. */
async function postDraft(address: string, draft: Record<string, string>, end: AbortSignal) {
  const answer = await fetch(address, {
    method: 'POST',
    body: new URLSearchParams(draft),
    keepalive: true,
    signal: AbortSignal.any([end, AbortSignal.timeout(ANSWER_LIMIT_MS)]),
  });
  const read = answer.ok ? readKept(await answer.json()) : null;
  if (read === null) throw new Error(`The desk answered ${answer.status}.`);
  return read;
}

function endSoon(call: AbortController | null): void {
  setTimeout(() => call?.abort(), MOST_WAIT_MS);
}

/** Keeps words as the connection is there again, and as somebody leaves. */
function useLastKeeping(keep: () => Promise<void>): void {
  useEffect(() => {
    window.addEventListener('online', keep);
    return () => {
      window.removeEventListener('online', keep);
      void keep();
    };
  }, [keep]);
}

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
export function useDraft({ reference, reply, start, fault, onTaken }: DraftOptions) {
  const { writerId, key, words, keepHere, leaveHere } = useWordsHere({ reply, start, fault });
  const [body, setBody] = useState(start);
  const [kept, setKept] = useState<Kept | null>(
    reply.draft && { where: 'desk', at: reply.draft.keptAt },
  );
  const [writers, setWriters] = useWriters(reference, reply.writers);
  const onItsWay = useRef<AbortController | null>(null);
  const address = `/leads/${reference}/draft`;

  const keep = useCallback(async () => {
    const { now, isLeft, sendAs: replyId } = words.current;
    if (isLeft || now === words.current.atDesk) return;
    const call = new AbortController();
    onItsWay.current = call;
    try {
      const told = await postDraft(address, { body: now, writerId, replyId }, call.signal);
      words.current.atDesk = now;
      if (words.current.now === now) dropFromDevice(key);
      else if (!words.current.isLeft) keepHere(null);
      setKept(now.trim() === '' ? null : { where: 'desk', at: told.at });
      setWriters(told.writers);
      // At once: a form that waits for this call is sent next, and carries the version.
      const { taken } = told;
      if (taken !== null) flushSync(() => onTaken?.(taken));
    } catch {
      setKept({ where: 'device' });
    }
  }, [address, writerId, key, words, keepHere, onTaken, setWriters]);

  // In turn, so that the desk keeps the newest words.
  const { callInTurn: keepInTurn, findCall } = useTurns(keep);

  const leaveToDevice = useCallback(() => {
    // What follows the reply from here may come to the desk no later.
    if (leaveHere()) onItsWay.current?.abort();
  }, [leaveHere]);

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
    [key, words],
  );
  useSentElsewhere(reply, dropSent);
  useLastKeeping(keepInTurn);
  useSubmitHold({ reference, keepDraft: keepInTurn, findCall, leaveDraft: leaveToDevice });

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
      const call = findCall();
      if (call !== null) endSoon(onItsWay.current);
      return call?.finally(() => (words.current.isLeft = false)) ?? null;
    },
  };
}
