import { z } from 'zod';

const versionSchema = z.coerce.number().int().nonnegative();

/** What the forms of a booking send: the state that it is to have, on the version that was seen. */
export const stateChangeSchema = z.object({
  intent: z.literal('state'),
  // The page of two answers also sends what is saved, which may be held.
  state: z.enum(['booked', 'no-show', 'cancelled', 'released', 'held']),
  version: versionSchema,
  /** The room to go back to, to the week that the form names beside. */
  from: z.literal('bookings').optional(),
});

/** The state that a booking is to have. */
export type StateChange = z.infer<typeof stateChangeSchema>;

/** What the page sends on which another time is chosen. */
export const moveSchema = z.object({
  start: z.iso.datetime().optional().catch(undefined),
  version: versionSchema,
});
