import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

import type { ManagedBooking } from '../../page/page-props.ts';

import type { SignedLink } from './signed-link.ts';

const STEPS = ['look', 'move', 'moved', 'cancel', 'booked', 'cancelled'] as const;

/** What the page of a booking is for: to do something, or to tell that it is done. */
export type BookingStep = (typeof STEPS)[number];

const querySchema = z.object({ step: z.enum(STEPS).catch('look') });

/** The step that an address asks for; looking at the booking when it names none. */
export function readStep({ query }: Pick<FastifyRequest, 'query'>): BookingStep {
  return querySchema.parse(query).step;
}

/** The booking as the page has it; one that was just made or cancelled is looked at. */
export function managedAt({ path, signature }: SignedLink, step: BookingStep): ManagedBooking {
  const hasStage = step === 'booked' || step === 'cancelled';
  return { path, signature, step: hasStage ? 'look' : step };
}

/** The address of a step on this host, whichever name it was called by. */
export function stepPath({ path, signature }: SignedLink, step: BookingStep): string {
  return `${path}?${new URLSearchParams({ signature, step })}`;
}
