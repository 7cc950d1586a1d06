import { toMailIdentity } from '@high-street/letter';
import { systemClock } from '@high-street/server';
import { createDeliveryStore, openWorkerSession } from '@high-street/server/deliveries';
import { createMailCap, createSmtpMailer } from '@high-street/server/mail';
import { createTestDatabase, startSmtpSink } from '@high-street/server/testing';
import ical from 'node-ical';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';

import { workBookingMails } from '#/mail/index.ts';

import { at, AVAILABILITY } from './booking-builder.ts';
import { openServerHere } from './child.ts';
import { findStarts, toPath, send, sendBooking } from './client.ts';
import { book, post, startTestApp } from './test-app.ts';
import { OWNED } from './test-owner.ts';

const VISITOR = 'anna@example.com';
const PROVIDER = 'demos@kerbside.example';

/** A calendar with a mail server of its own. */
async function startCalendar(env: Readonly<Record<string, string>> = {}) {
  const { url: DATABASE_URL, db, close } = await createTestDatabase();
  onTestFinished(close);
  const sink = await startSmtpSink();
  onTestFinished(sink.stop);
  const url = await openServerHere({
    DATABASE_URL,
    SMTP_URL: sink.url,
    LEADS_TO: PROVIDER,
    MAIL_FROM: 'hello@kerbside.example',
    CALENDAR_URL: 'https://calendar.example',
    ...env,
  });
  return { url, db, sink };
}

/** The mails to somebody, once there are so many. */
async function mailsTo(
  sink: Awaited<ReturnType<typeof startSmtpSink>>,
  who: string,
  count: number,
) {
  const find = async () =>
    (await sink.read()).filter(({ to }) => to?.some(({ address }) => address === who));
  await expect.poll(find).toHaveLength(count);
  return find();
}

/** The one invitation of a mail, as a calendar program reads it. */
function invitationOf({ attachments }: Awaited<ReturnType<typeof mailsTo>>[number]) {
  expect(attachments.map(({ mimeType }) => mimeType)).toEqual(['text/calendar', 'application/ics']);
  const contents = attachments.map(({ content }) =>
    typeof content === 'string' ? content : new TextDecoder().decode(content),
  );
  const [text = ''] = contents;
  // The part that mail programs act on, and the file that others open, are the same.
  expect(new Set(contents).size).toBe(1);
  const events = Object.values(ical.sync.parseICS(text)).filter((part) => part?.type === 'VEVENT');
  expect(events).toHaveLength(1);
  const [event] = events;
  if (event?.type !== 'VEVENT') throw new Error('the invitation has no event');
  return { text, event, method: /^METHOD:(\w+)$/m.exec(text)?.[1] };
}

/** Sends the mails of bookings from an address, until the test ends or calls what is returned. */
async function startMails(
  { db, pool, clock }: Pick<Awaited<ReturnType<typeof startTestApp>>, 'db' | 'pool' | 'clock'>,
  smtpUrl: string,
  from: string,
): Promise<() => Promise<void>> {
  const session = await openWorkerSession(pool);
  onTestFinished(session.close);
  const mailer = createSmtpMailer(smtpUrl);
  onTestFinished(() => mailer.close());
  const work = workBookingMails({
    db,
    session,
    mailer,
    mailsPerSecond: 20,
    cap: createMailCap(createDeliveryStore(db), 10),
    identity: toMailIdentity(OWNED.brand, { from, providerAddress: PROVIDER }),
    buildManageUrl: (reference) => `https://calendar.example/bookings/${reference}`,
    deskUrl: null,
    ownZone: AVAILABILITY.timeZone,
    place: AVAILABILITY.place,
    clock: { ...systemClock, now: clock.now },
    log: pino({ enabled: false }),
  });
  onTestFinished(work.stop);
  return work.stop;
}

test('invites both sides to a booking, and only the visitor may manage it', async () => {
  const { url, sink } = await startCalendar();
  const [start = ''] = await findStarts(url);

  const wanted = { start, email: VISITOR, timeZone: 'Asia/Kolkata' };
  const { status, body } = await sendBooking(url, wanted);
  expect([status, body]).toEqual([201, expect.anything()]);

  const [toVisitor] = await mailsTo(sink, VISITOR, 1);
  const [toProvider] = await mailsTo(sink, PROVIDER, 1);
  if (!toVisitor || !toProvider) throw new Error('both were waited for');
  const link = /https:\/\/calendar\.example\/bookings\/\S+\?signature=[\w-]{43}/;
  expect(toVisitor.subject).toMatch(/^Your demo is booked: [0-9A-F]{5}-[0-9A-F]{5}$/);
  expect(toVisitor.text).toMatch(link);
  expect(toVisitor.text).toContain('(Asia/Kolkata)');
  expect(toVisitor.text).toContain(`Where: ${AVAILABILITY.place}`);
  expect(body).toMatchObject({ manageUrl: link.exec(toVisitor.text ?? '')?.[0] });
  expect(toVisitor.text).not.toContain('We sell bread.');
  expect(toProvider.subject).toMatch(/^A demo is booked: /);
  expect(toProvider.replyTo).toEqual([{ name: 'Anna Bell', address: VISITOR }]);
  expect(toProvider.text).toContain('(Europe/London)');
  expect(toProvider.text).toContain('We sell bread.\nAnd cakes.');
  expect(JSON.stringify(toProvider)).not.toContain('signature=');
  for (const mail of [toVisitor, toProvider]) {
    const { event, method, text } = invitationOf(mail);
    expect(method).toBe('REQUEST');
    expect(event.start.toISOString()).toBe(new Date(start).toISOString());
    expect(event.end?.toISOString()).toBe(new Date(Date.parse(start) + 30 * 60_000).toISOString());
    expect(text).toContain('\nSEQUENCE:0\n');
    expect(event.location).toBe(AVAILABILITY.place);
  }
});

test('sends a move and a cancellation as newer versions of the same invitation', async () => {
  const { url, sink } = await startCalendar();
  const [first = '', , later = ''] = await findStarts(url);
  const { body } = await sendBooking(url, { start: first, email: VISITOR });
  const timeZone = 'Europe/London';
  await mailsTo(sink, VISITOR, 1);
  await send(`${url}${toPath(body, '/reschedule')}`, { start: later, timeZone });
  await mailsTo(sink, VISITOR, 2);
  await send(`${url}${toPath(body, '/cancel')}`, {});

  const mails = await mailsTo(sink, VISITOR, 3);

  const invitations = mails.map(invitationOf);
  expect(invitations.map(({ method }) => method)).toEqual(['REQUEST', 'REQUEST', 'CANCEL']);
  expect(new Set(invitations.map(({ event }) => event.uid)).size).toBe(1);
  expect(invitations.map(({ text }) => /^SEQUENCE:(\d+)$/m.exec(text)?.[1])).toEqual([
    '0',
    '1',
    '2',
  ]);
  expect(invitations.map(({ event }) => event.start.toISOString())).toEqual(
    [first, later, later].map((start) => new Date(start).toISOString()),
  );
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(3);
});

test('is one invitation to calendars, though its mails are sent from another domain meanwhile', async () => {
  const { app, db, pool, clock } = await startTestApp();
  const sink = await startSmtpSink();
  onTestFinished(sink.stop);
  const booked = await book(app, { start: at('Tuesday', '10:00'), email: VISITOR });
  const stop = await startMails({ db, pool, clock }, sink.url, 'hello@old.example');
  await mailsTo(sink, VISITOR, 1);
  await mailsTo(sink, PROVIDER, 1);
  await stop();

  await post(app, booked.at('/cancel'), {});
  await startMails({ db, pool, clock }, sink.url, 'hello@new.example');

  for (const who of [VISITOR, PROVIDER]) {
    const mails = await mailsTo(sink, who, 2);
    expect(mails.map(({ from }) => from?.address)).toEqual([
      'hello@old.example',
      'hello@new.example',
    ]);
    expect(mails.map((mail) => invitationOf(mail).event.uid)).toEqual([
      `${booked.reference}@old.example`,
      `${booked.reference}@old.example`,
    ]);
  }
});

test('books while the mail server is away, and sends once it is back', async () => {
  const { url, sink, db } = await startCalendar();
  await sink.stop();
  const [start = ''] = await findStarts(url);

  const { status } = await sendBooking(url, { start, email: VISITOR });

  expect(status).toBe(201);
  const failed = () =>
    db.selectFrom('deliveries').select('kind').where('last_error', 'is not', null).execute();
  await expect.poll(failed).toHaveLength(2);
  await sink.start();
  await mailsTo(sink, VISITOR, 1);
  await mailsTo(sink, PROVIDER, 1);
});

test('tells after a while without a mail server only how the booking is now, each side once', async () => {
  const { url, sink, db } = await startCalendar();
  await sink.stop();
  const [start = '', , later = ''] = await findStarts(url);
  const { body } = await sendBooking(url, { start, email: VISITOR });
  await send(`${url}${toPath(body, '/reschedule')}`, { start: later, timeZone: 'UTC' });
  await send(`${url}${toPath(body, '/cancel')}`, {});
  const untried = () =>
    db.selectFrom('deliveries').select('id').where('last_error', 'is', null).execute();
  await expect.poll(untried).toEqual([]);
  await sink.start();
  await db.updateTable('deliveries').set({ next_attempt_at: new Date() }).execute();

  const unsettled = () =>
    db.selectFrom('deliveries').select('id').where('state', '=', 'waiting').execute();
  await expect.poll(unsettled).toEqual([]);
  const subjects = (await sink.read()).map(({ subject }) => subject?.split(':')[0]);
  expect(subjects.toSorted()).toEqual(['A demo was cancelled', 'Your demo is cancelled']);
  const unsent = await db
    .selectFrom('deliveries')
    .select(['state', 'last_error'])
    .where('reply', 'is', null)
    .execute();
  expect(unsent).toHaveLength(4);
  expect(new Set(unsent.map((one) => `${one.state}: ${one.last_error}`))).toEqual(
    new Set(['done: the booking was changed again before this was sent']),
  );
});

test('asks no visitor to a demo that was over before the mail could leave, and still tells the provider', async () => {
  const { app, db, pool, clock } = await startTestApp();
  const sink = await startSmtpSink();
  onTestFinished(sink.stop);
  await book(app, { start: at('Tuesday', '10:00') });
  clock.advance(Date.parse(at('Tuesday', '10:30')) - clock.now().getTime());

  await startMails({ db, pool, clock }, sink.url, PROVIDER);

  const mails = db.selectFrom('deliveries').select(['kind', 'state', 'last_error']).orderBy('kind');
  await expect
    .poll(() => mails.execute())
    .toEqual([
      { kind: 'booking_provider', state: 'done', last_error: null },
      { kind: 'booking_visitor', state: 'done', last_error: 'the demo is over' },
    ]);
  expect(sink.mails.map(({ to }) => to)).toEqual([[PROVIDER]]);
});

// asvs 2.3.2
test('sends one mailbox no more mails in a day than are allowed, whatever they are about, and the provider all', async () => {
  const { url, db, sink } = await startCalendar({ MAILS_PER_ADDRESS_DAY: '3' });
  const [first = '', second = '', third = ''] = (await findStarts(url)).filter(
    (_start, index) => index % 4 === 0,
  );
  const { body: moved } = await sendBooking(url, { start: first, email: VISITOR });
  await mailsTo(sink, PROVIDER, 1);
  await mailsTo(sink, VISITOR, 1);
  await send(`${url}${toPath(moved, '/reschedule')}`, { start: second, timeZone: 'UTC' });
  const { body: other } = await sendBooking(url, { start: third, email: 'Anna+demo@example.com' });
  await mailsTo(sink, PROVIDER, 3);
  await expect.poll(async () => (await sink.read()).length).toBe(6);
  for (const body of [moved, other]) await send(`${url}${toPath(body, '/cancel')}`, {});

  await mailsTo(sink, PROVIDER, 5);
  const waiting = () =>
    db
      .selectFrom('deliveries')
      .select(['attempts', 'last_error'])
      .where('kind', '=', 'booking_visitor')
      .where('state', '=', 'waiting')
      .where('last_error', 'is not', null)
      .execute();
  const reason = 'the mailbox had its 3 mails of the day';
  await expect.poll(waiting).toEqual([
    { attempts: 0, last_error: reason },
    { attempts: 0, last_error: reason },
  ]);
  const visitors = (await sink.read()).filter(({ to }) => to?.[0]?.address !== PROVIDER);
  expect(visitors).toHaveLength(3);
});
