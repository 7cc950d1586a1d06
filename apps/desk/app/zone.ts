import { AVAILABILITY } from '@high-street/owner';

/** The zone in which the provider's people read every time. */
export const ZONE = AVAILABILITY.timeZone;
