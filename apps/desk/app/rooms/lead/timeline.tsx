import './timeline.css';

import { Fragment } from 'react';
import { Link } from 'react-router';

import { UndoBar } from '#app/answer/undo-bar.tsx';
import { Slip } from '#app/parts/slip.tsx';
import { When } from '#app/parts/when.tsx';
import { HISTORY_LINE } from './timeline-words.ts';
import { MailCard } from './mail-card.tsx';
import { NoteCard, type NoteOptions } from './note-card.tsx';
import { TimelineNodeMark } from './timeline-node.tsx';
import type { TimelineDay, TimelineReply, TimelineRow } from './timeline-row.ts';
import { WORDS } from './words.ts';

function Written({ written }: Pick<TimelineRow, 'written'>) {
  if (written.length === 0) return null;
  return (
    <div className="timeline-card" data-kind="visitor">
      {written.map(({ label, text }) => (
        <Fragment key={label ?? ''}>
          {label === null ? null : <p className="caption muted">{label}</p>}
          <p className="timeline-written" dir="auto">
            {text}
          </p>
        </Fragment>
      ))}
    </div>
  );
}

function Earlier({ earlier }: Pick<TimelineRow, 'earlier'>) {
  if (earlier.length === 0) return null;
  return (
    <details className="timeline-earlier">
      <summary className="quiet-link caption">{HISTORY_LINE.earlier(earlier.length)}</summary>
      <ul>
        {earlier.map(({ id, at, words, slip }) => (
          <li key={id}>
            <span className="caption muted">
              <When at={at} /> {words}
            </span>
            {slip === '' ? null : <Slip tone="bad">{slip}</Slip>}
          </li>
        ))}
      </ul>
    </details>
  );
}

function ReplyCard({ reply, notes }: { reply: TimelineReply; notes: NoteOptions }) {
  const { body, signature, pending } = reply;
  const { reference, list } = notes;
  return (
    <>
      {pending === null ? null : (
        <UndoBar reference={reference} list={list} pending={pending} readsAnew />
      )}
      <div
        className="timeline-card"
        data-kind="reply"
        data-pending={pending === null ? undefined : ''}
      >
        <p className="timeline-text" dir="auto">
          {body}
        </p>
        <p className="timeline-text muted" dir="auto">
          {signature}
        </p>
      </div>
    </>
  );
}

function TimelineLine({ row, notes }: { row: TimelineRow; notes: NoteOptions }) {
  const { at, node, subject, words, slip, earlier, note, reply, mail, written, booking } = row;
  return (
    <li className="timeline-line">
      <span className="timeline-time">
        <When at={at} />
      </span>
      <TimelineNodeMark node={node} />
      <div className="timeline-what">
        {subject === null ? null : <b>{subject}</b>} {words}
        {booking === null ? null : (
          <Link to={`/bookings/${booking}`} className="quiet-link caption ml-2 whitespace-nowrap">
            {HISTORY_LINE.booking(booking)}
          </Link>
        )}
        {slip === null ? null : <Slip tone={slip.tone}>{slip.words}</Slip>}
        <Earlier earlier={earlier} />
        <Written written={written} />
        {reply === null ? null : <ReplyCard reply={reply} notes={notes} />}
        {mail === null ? null : (
          <MailCard mail={mail} reference={notes.reference} list={notes.list} />
        )}
        {note === null ? null : <NoteCard note={note} options={notes} />}
      </div>
    </li>
  );
}

/** What happened to a lead, in one column: who did it, what it was, and when. */
export function Timeline({ days, notes }: { days: readonly TimelineDay[]; notes: NoteOptions }) {
  return (
    <section className="timeline" aria-labelledby="history-title">
      <h2 className="sr-only" id="history-title">
        {WORDS.history}
      </h2>
      {days.map(({ day, rows }) => (
        <section key={day} aria-label={day}>
          <p className="timeline-day" aria-hidden="true">
            {day}
          </p>
          <ol>
            {rows.map((row) => (
              <TimelineLine key={row.id} row={row} notes={notes} />
            ))}
          </ol>
        </section>
      ))}
    </section>
  );
}
