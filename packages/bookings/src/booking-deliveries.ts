import { defineDelivery } from '@high-street/server/deliveries';

/** The mail that tells the visitor of a change of a booking. */
export const BOOKING_CONFIRMATION = defineDelivery({
  kind: 'booking_visitor',
  about: 'booking',
  to: 'visitor',
  lane: 'mail',
  label: 'booking email to the visitor',
});

/** The mail that tells the provider of a change of a booking. */
export const BOOKING_NOTICE = defineDelivery({
  kind: 'booking_provider',
  about: 'booking',
  to: 'provider',
  lane: 'mail',
  label: 'booking email to the team',
});

/** Every kind of delivery that follows from a booking. */
export const BOOKING_DELIVERIES = [BOOKING_CONFIRMATION, BOOKING_NOTICE] as const;
