import type { OpenDatabase } from '@high-street/server';

const HALF_HOUR_MS = 30 * 60_000;

type Stored = {
  readonly reference: string;
  readonly start: string;
  readonly name?: string;
  readonly state?: 'booked' | 'held' | 'cancelled';
  readonly timeZone?: string;
  readonly note?: string;
  readonly leadId?: string;
  readonly noShowAt?: Date;
};

/** Stores a booking of half an hour, as the calendar does. */
export async function storeBooking(
  db: OpenDatabase['db'],
  { reference, start, name = 'Aoife Brennan', state = 'booked', ...rest }: Stored,
): Promise<void> {
  const startsAt = new Date(start);
  const endsAt = new Date(startsAt.getTime() + HALF_HOUR_MS);
  const email = 'aoife@harbourlight.example';
  await db
    .insertInto('bookings')
    .values({
      reference,
      starts_at: startsAt,
      ends_at: endsAt,
      blocked_until: endsAt,
      time_zone: rest.timeZone ?? 'Europe/London',
      details: JSON.stringify({ name, email, note: rest.note ?? '' }),
      mailbox: email,
      state,
      hold_reasons: state === 'held' ? ['token_missing', 'no_page'] : null,
      cancelled_at: state === 'cancelled' ? new Date() : null,
      lead_id: rest.leadId ?? null,
      no_show_at: rest.noShowAt ?? null,
    })
    .execute();
}
