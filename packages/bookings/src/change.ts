import { z } from 'zod';

/** What happened to a booking that people have to be told of. */
export const CHANGE_KINDS = ['booked', 'moved', 'cancelled'] as const;

/** One kind of change. */
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** A change of a booking, with how it was after that; it travels with each mail that tells of it. */
export const changeSchema = z.strictObject({
  change: z.enum(CHANGE_KINDS),
  /** Which change of the booking this is, the first being 0: the SEQUENCE of the invitation. */
  version: z.int(),
  startsAt: z.iso.datetime().transform((text) => new Date(text)),
  endsAt: z.iso.datetime().transform((text) => new Date(text)),
  timeZone: z.string(),
});

/** A change of a booking. */
export type Change = z.output<typeof changeSchema>;

/** The change as it is stored with a mail. */
export type StoredChange = z.input<typeof changeSchema>;
