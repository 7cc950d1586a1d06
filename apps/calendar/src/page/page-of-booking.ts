import type { ErrorCode } from '@high-street/contract';
import { ApiError } from '@high-street/server/http';

import type { PageProps } from '../../page/page-props.ts';

import type { Refusal } from './answer-with-pages.ts';
import { managedAt, type BookingStep } from './booking-step.ts';
import { nearestAfter, type NearestParts } from './nearest-after.ts';
import type { PageLook } from './page-look.ts';
import type { RouteParts } from './route-parts.ts';
import type { SignedLink } from './signed-link.ts';

/** These are about the new time, so they are told where it is confirmed. */
const ABOUT_THE_TIME: readonly ErrorCode[] = ['slot_taken', 'slot_not_offered', 'invalid_booking'];
const NO_BOOKING: readonly ErrorCode[] = ['booking_link_wrong', 'unknown_booking'];

type Parts = NearestParts & Pick<RouteParts, 'pages'>;

/** What a visitor of a booking was about to do. */
export type Visit = {
  readonly link: SignedLink;
  readonly step: BookingStep;
  readonly look: PageLook;
};

/** Whether a refusal says that there is no such booking, or no more. */
export function isUnknownBooking(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'unknown_booking';
}

/** The page of a booking at a step; throws `unknown_booking`. */
export async function pageOfBooking(
  { link, step, look }: Visit,
  { pages }: Pick<RouteParts, 'pages'>,
): Promise<PageProps> {
  try {
    const props = await pages.managing(link.reference, managedAt(link, step), look);
    return step === 'booked' ? { ...props, stage: 'booked' } : props;
  } catch (error) {
    if (step !== 'cancelled' || !isUnknownBooking(error)) throw error;
    return pages.closed('cancelled');
  }
}

/** The new time of a move with what is wrong with it; null when the booking cannot be looked up. */
async function moveAgain(visit: Visit, refusal: Refusal, parts: Parts): Promise<PageProps | null> {
  const { slot } = parts.pages.blank(visit.look);
  try {
    const props = await pageOfBooking(visit, parts);
    const nearest = slot === null ? [] : await nearestAfter(refusal, slot.start, parts);
    return { ...props, slot, nearest, refusal: refusal.code };
  } catch (error) {
    if (!isUnknownBooking(error)) {
      parts.log.error({ err: error }, 'a refusal is told without the booking that it is about');
    }
    return null;
  }
}

/** The page that tells a visitor why nothing was done to the booking; a null link is one with a wrong signature. */
export async function pageOfRefusedVisit(
  { link, ...visit }: Omit<Visit, 'link'> & { readonly link: SignedLink | null },
  refusal: Refusal,
  parts: Parts,
): Promise<PageProps> {
  if (NO_BOOKING.includes(refusal.code)) return parts.pages.closed('gone');
  if (link && refusal.code === 'booking_over') {
    return pageOfBooking({ ...visit, link, step: 'look' }, parts);
  }
  if (link && visit.step === 'move' && ABOUT_THE_TIME.includes(refusal.code)) {
    const again = await moveAgain({ ...visit, link }, refusal, parts);
    if (again) return again;
  }
  const managed = link && managedAt(link, visit.step);
  return { ...parts.pages.refused(refusal, visit.look), managed };
}
