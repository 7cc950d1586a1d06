import './queue.css';

import { Link } from 'react-router';

import { nextUpAddress } from '#app/answer/lead-address.ts';
import { DueDial } from '#app/clock/due-dial.tsx';
import { type Due, readDue, sayLeft } from '#app/clock/due.ts';
import { useNow } from '#app/clock/use-now.ts';
import { CLOCK } from '#app/clock/words.ts';
import { Face } from '#app/parts/face.tsx';
import type { QueueLine } from './in-hand.ts';
import { WORDS } from './words.ts';

function QueueName({ name, reference }: Pick<QueueLine, 'name' | 'reference'>) {
  return (
    <Link className="queue-name cut" to={nextUpAddress({ at: reference })} dir="auto">
      {name}
    </Link>
  );
}

function Clock({ due }: { due: Due }) {
  const state = readDue(due, useNow(due.readAt));
  return (
    <>
      <DueDial state={state} size={22} />
      <span className="queue-left tnum" data-late={state.isLate ? '' : undefined}>
        {sayLeft(state)}
      </span>
    </>
  );
}

function Row({ row }: { row: QueueLine }) {
  const { reference, name, business, message, isAgain, due, heldBy } = row;
  const again = isAgain ? WORDS.again : null;
  return (
    <li className="queue-item">
      <QueueName name={name} reference={reference} />
      {due === null ? null : <Clock due={due} />}
      <span className="caption muted cut queue-detail">
        {due === null ? (
          again
        ) : (
          <time dateTime={due.at.iso} className="tnum">
            {CLOCK.due(due.at.words)}
          </time>
        )}
        {business !== '' && (due !== null || isAgain) ? ' · ' : null}
        {business}
      </span>
      {heldBy === null ? (
        <span className="caption cut queue-detail" dir="auto">
          {message || WORDS.silent}
        </span>
      ) : (
        <span className="caption queue-detail queue-holder">
          <Face person={heldBy} size={24} />
          {heldBy.isYou ? WORDS.yours : WORDS.answering(heldBy.name)}
        </span>
      )}
    </li>
  );
}

type QueueProps = {
  rows: readonly QueueLine[];
  /** How many wait beside the one in hand. */
  more: number;
};

/** Who waits, in the order in which they are due; whom others hold stays in it. */
export function Queue({ rows, more }: QueueProps) {
  return (
    <section aria-labelledby="then-title">
      <div className="queue-head">
        <h2 className="section-title" id="then-title">
          {WORDS.queue}
        </h2>
        {more > 0 ? <span className="muted">{WORDS.more(more)}</span> : null}
        <Link className="link queue-all" to="/leads">
          {WORDS.all}
        </Link>
      </div>
      {rows.length === 0 ? (
        <p className="muted">{WORDS.none}</p>
      ) : (
        <ol className="panel queue">
          {rows.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </ol>
      )}
    </section>
  );
}
