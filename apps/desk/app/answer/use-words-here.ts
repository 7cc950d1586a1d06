import { useCallback, useEffect, useRef } from 'react';

import { useFrame } from '#app/frame/use-frame.ts';
import { deviceKey, keepOnDevice } from './device-draft.ts';
import { dropFromDevice } from './device-storage.ts';
import type { ReplyData, ReplyFault } from './reply-data.ts';

/** Which reply they are of, what they begin with, and why they were sent back, if they were. */
export type WordsOptions = { reply: ReplyData; start: string; fault: ReplyFault | null };

/** The words as they are typed, with what the desk has of them, and ways to keep on this device what it has not. */
export function useWordsHere({ reply, start, fault }: WordsOptions) {
  const { leadId, ownReplyIds } = reply;
  const { me } = useFrame();
  const key = deviceKey(me.id, leadId);
  const replyId = ownReplyIds.at(-1) ?? null;
  const words = useRef({ atDesk: start, now: start, isLeft: false, sendAs: reply.replyId });
  useEffect(() => {
    words.current.sendAs = reply.replyId;
  }, [reply.replyId]);
  useEffect(() => {
    // Whatever was sent back is a draft again.
    words.current.isLeft = false;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each time that it is, also with the same words
  }, [fault]);

  /** Keeps them, with the reply that they are sent as, if any. */
  const keepHere = useCallback(
    (sending: string | null) => {
      const { now, atDesk } = words.current;
      keepOnDevice(key, { body: now, sending, over: { draft: atDesk, replyId } });
    },
    [key, replyId],
  );

  /** The words that the desk does not have, unless they are sent. */
  const findUnkept = useCallback(() => {
    const { now, atDesk, isLeft, sendAs } = words.current;
    return isLeft || now === atDesk ? null : { body: now, replyId: sendAs };
  }, []);

  /** Notes that the desk has words; this device keeps what was typed meanwhile. */
  const noteKept = useCallback(
    (body: string) => {
      words.current.atDesk = body;
      if (words.current.now === body) dropFromDevice(key);
      else if (!words.current.isLeft) keepHere(null);
    },
    [key, keepHere],
  );

  /** Leaves to this device what the desk does not have, to follow a reply that is taken back; says whether that is anything. */
  const leaveHere = useCallback((): boolean => {
    const { now, atDesk } = words.current;
    if (now === atDesk) return false;
    keepOnDevice(key, { body: now, sending: null, keptAfter: atDesk });
    words.current.atDesk = now;
    return true;
  }, [key]);

  return { writerId: me.id, key, words, keepHere, findUnkept, noteKept, leaveHere };
}

/** The words as they are typed. */
export type WordsHere = ReturnType<typeof useWordsHere>;
