import './undo-bar.css';

import { UndoIcon } from '@high-street/ui';
import { useEffect, useId, useState } from 'react';
import { Form } from 'react-router';

import { KeyHint, useKeyProps } from '#app/keys/key-hint.tsx';
import { useLivePage } from '#app/live/live-page.tsx';
import { useReadAnew } from '#app/live/use-read-anew.ts';
import { IntentButton } from '#app/parts/intent-button.tsx';
import { leadAddress } from './lead-address.ts';
import type { PendingReply } from './reply-data.ts';
import { REPLY } from './reply-words.ts';

const words = REPLY.pending;

const SECOND_MS = 1_000;
const LOOK_MS = 250;
/** After it has left: time enough for the mail server to take it. */
const LEFT_MS = 1_500;

const RADIUS = 19;
const AROUND = 2 * Math.PI * RADIUS;

/** How much time is left, by the clock of the desk as it was when the page was read. */
function useTimeLeft(msLeft: number): number {
  const [left, setLeft] = useState(msLeft);
  useEffect(() => {
    const start = performance.now();
    const timer = setInterval(
      () => setLeft(Math.max(0, msLeft - (performance.now() - start))),
      LOOK_MS,
    );
    return () => clearInterval(timer);
  }, [msLeft]);
  return left;
}

/** Seconds as a number within what is left of a ring. */
function Ring({ left, inAll }: { left: number; inAll: number }) {
  return (
    <svg className="undo-ring" width="46" height="46" viewBox="0 0 46 46" aria-hidden="true">
      <circle cx="23" cy="23" r={RADIUS} className="undo-ring-all" />
      <circle
        cx="23"
        cy="23"
        r={RADIUS}
        className="undo-ring-left"
        strokeDasharray={AROUND}
        strokeDashoffset={AROUND * (1 - left / inAll)}
        transform="rotate(-90 23 23)"
      />
      <text x="23" y="23" dy="0.36em" textAnchor="middle">
        {Math.ceil(left / SECOND_MS)}
      </text>
    </svg>
  );
}

type UndoBarProps = {
  reference: string;
  list: string | null;
  pending: PendingReply;
  /** Where the page shows what becomes of the reply. Elsewhere it is left alone: another lead may be in hand. */
  readsAnew?: boolean;
};

/** For as long as a reply waits: how long that is, and the press that takes it back. The desk keeps the time, not the page. */
export function UndoBar({ reference, list, pending, readsAnew = false }: UndoBarProps) {
  const { replyId, leavesAt, msLeft, msInAll } = pending;
  const left = useTimeLeft(msLeft);
  const wordsId = useId();
  const keyProps = useKeyProps();
  const { readAnew } = useReadAnew();
  const isOver = left === 0;
  const [isPressed, setPressed] = useState(false);
  const { sayOwn } = useLivePage();
  useEffect(() => sayOwn(words.until(leavesAt)), [sayOwn, leavesAt]);
  useEffect(() => {
    if (!isOver || !readsAnew) return undefined;
    const timer = setTimeout(() => void readAnew(), LEFT_MS);
    return () => clearTimeout(timer);
  }, [isOver, readsAnew, readAnew]);
  // A press can wait for what was typed since: without its form it would not be sent.
  if (isOver && !isPressed) return null;
  return (
    <div
      className="undo-bar"
      role="group"
      aria-labelledby={wordsId}
      tabIndex={-1}
      data-ground="deep"
    >
      <Ring left={left} inAll={msInAll} />
      <p id={wordsId}>
        <b>{words.strong}</b> {words.rest}
      </p>
      <Form method="post" action={leadAddress(reference, { list })} preventScrollReset>
        <input type="hidden" name="replyId" value={replyId} />
        <IntentButton
          intent="take-back"
          variant="white"
          size="small"
          onClick={() => setPressed(true)}
          {...keyProps('U')}
        >
          <UndoIcon size={18} />
          {words.undo}
          <KeyHint letter="U" />
        </IntentButton>
      </Form>
    </div>
  );
}
