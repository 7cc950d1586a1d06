import { storeBooking } from './some-bookings.ts';
import { startTestApp, type TestApp } from './test-app.ts';

// A Thursday in winter time, at 08:00 in London; the clock changes on Sunday.
const NOW = new Date('2027-03-25T08:00:00Z');
export const [REFERENCE, OTHER] = ['AAAAA-11111', 'BBBBB-22222'];
export const [START, FREE, LATER] = [
  '2027-03-25T14:00:00.000Z',
  '2027-03-25T15:30:00.000Z',
  '2027-03-30T08:30:00.000Z',
] as const;
export const [PAGE, MOVE] = [`/bookings/${REFERENCE}`, `/bookings/${REFERENCE}/move`];

/** Moves the clock of the desk on to a moment. */
export function goTo({ clock }: TestApp, moment: Date): void {
  clock.advance(moment.getTime() - clock.now().getTime());
}

/** The desk on a day in March, with one booking later on it, and whoever works there. */
export async function startRoom(role: 'member' | 'reader' = 'member') {
  const desk = await startTestApp();
  goTo(desk, NOW);
  const { id: leadId } = await desk.db
    .insertInto('leads')
    .values({
      reference: 'Z4KP-1DHS',
      contacts: JSON.stringify({
        contactName: 'Aoife Brennan',
        email: 'aoife@harbourlight.example',
        phoneNumber: '+447700900123',
        message: 'Do you deliver?',
        leadStatus: 'Contact',
      }),
      mailbox: 'aoife@harbourlight.example',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await storeBooking(desk.db, {
    reference: REFERENCE,
    start: START,
    leadId,
    timeZone: 'Asia/Tokyo',
  });
  return { desk, leadId, browser: await desk.signedIn(role) };
}

/** The row of a booking. */
export const readRow = ({ db }: TestApp, reference = REFERENCE) =>
  db
    .selectFrom('bookings')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();

/** What the mails that are to go out tell, each a change. */
export async function readChanges({ db }: TestApp): Promise<(string | null)[]> {
  const rows = await db.selectFrom('deliveries').select('payload').execute();
  return rows.map(({ payload }) =>
    typeof payload?.['change'] === 'string' ? payload['change'] : null,
  );
}
