import { Slip } from '#app/parts/slip.tsx';
import { When } from '#app/parts/when.tsx';
import type { BookingView } from './read-booking.ts';
import { WORDS } from './words.ts';

const words = WORDS.mails;

type Mail = BookingView['mails'][number];

function MailLine({ mail }: { mail: Mail }) {
  const { isToVisitor, change, state, attempts, at, said } = mail;
  const isServer = state !== 'unneeded';
  const isBad = isServer && (state === 'dead' || (state !== 'done' && said !== null));
  return (
    <li className="wrap-anywhere">
      <p>
        <b>{isToVisitor ? words.whom.visitor : words.whom.team}</b>, {words.change[change]}
      </p>
      <p className="caption muted">
        {words.states[state]}
        {attempts > 1 ? `, ${words.attempts(attempts)}` : ''}, <When at={at} />
      </p>
      {said === null ? null : (
        <p>
          {isServer ? <span className="sr-only">{words.said} </span> : null}
          <Slip tone={isBad ? 'bad' : 'good'}>{said}</Slip>
        </p>
      )}
    </li>
  );
}

/** The mails that told of a booking, with the words of the servers. */
export function BookingMails({ mails }: Pick<BookingView, 'mails'>) {
  return (
    <section className="panel" aria-labelledby="mails-title">
      <h2 className="section-title" id="mails-title">
        {words.title}
      </h2>
      {mails.length === 0 ? <p className="muted">{words.none}</p> : null}
      <ul className="mt-3 grid gap-3.5">
        {mails.map((mail) => (
          <MailLine key={mail.id} mail={mail} />
        ))}
      </ul>
    </section>
  );
}
