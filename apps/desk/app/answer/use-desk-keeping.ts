import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { readKept } from './read-kept.ts';
import type { ReplyData } from './reply-data.ts';
import type { TakenLead } from './taken-lead.ts';
import { useSubmitHold } from './use-submit-hold.ts';
import { useTurns } from './use-turns.ts';
import type { WordsHere } from './use-words-here.ts';
import { useWriters } from './use-writers.ts';

/** A desk that does not answer by then has not kept them. */
const ANSWER_LIMIT_MS = 10_000;

/** Nobody waits longer than this for a draft before what they send goes. */
const MOST_WAIT_MS = 1_000;

/** Where words are kept by now: at the desk since a time, or on this device alone. */
export type Kept = { readonly where: 'desk'; readonly at: string } | { readonly where: 'device' };

/** Whose draft it is. */
export type KeepingOptions = {
  reference: string;
  reply: ReplyData;
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

/** Has the desk keep words whenever that is asked for, as the connection is there again, and as somebody leaves. */
export function useDeskKeeping(
  { writerId, findUnkept, noteKept, leaveHere }: WordsHere,
  { reference, reply, onTaken }: KeepingOptions,
) {
  const [kept, setKept] = useState<Kept | null>(
    reply.draft && { where: 'desk', at: reply.draft.keptAt },
  );
  const [writers, setWriters] = useWriters(reference, reply.writers);
  const onItsWay = useRef<AbortController | null>(null);
  const address = `/leads/${reference}/draft`;

  const keep = useCallback(async () => {
    const unkept = findUnkept();
    if (unkept === null) return;
    const { body, replyId } = unkept;
    const call = new AbortController();
    onItsWay.current = call;
    try {
      const told = await postDraft(address, { body, writerId, replyId }, call.signal);
      noteKept(body);
      setKept(body.trim() === '' ? null : { where: 'desk', at: told.at });
      setWriters(told.writers);
      // At once: a form that waits for this call is sent next, and carries the version.
      const { taken } = told;
      if (taken !== null) flushSync(() => onTaken?.(taken));
    } catch {
      setKept({ where: 'device' });
    }
  }, [address, writerId, findUnkept, noteKept, onTaken, setWriters]);

  // In turn, so that the desk keeps the newest words.
  const { callInTurn: keepInTurn, findCall } = useTurns(keep);

  const leaveToDevice = useCallback(() => {
    // What follows the reply from here may come to the desk no later.
    if (leaveHere()) onItsWay.current?.abort();
  }, [leaveHere]);

  useLastKeeping(keepInTurn);
  useSubmitHold({ reference, keepDraft: keepInTurn, findCall, leaveDraft: leaveToDevice });

  return {
    kept,
    setKept,
    writers,
    keepInTurn,

    /** Gives what is still on its way, which it ends if it takes long. */
    endCall(): Promise<void> | null {
      const call = findCall();
      if (call !== null) endSoon(onItsWay.current);
      return call;
    },
  };
}
