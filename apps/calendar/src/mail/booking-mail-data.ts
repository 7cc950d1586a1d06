import type { BookingDetails } from '@high-street/contract';
import type { MailIdentity } from '@high-street/letter';

import type { Change } from '@high-street/bookings';

/** What a mail of a booking is made of. */
export type BookingMailData = {
  readonly booking: {
    readonly id: string;
    readonly reference: string;
    readonly details: BookingDetails;
  };
  readonly change: Change;
  readonly identity: MailIdentity;
  /** Where the visitor can move or cancel it. */
  readonly manageUrl: string;
  /** The zone of the provider. */
  readonly ownZone: string;
  /** Where it takes place. */
  readonly place: string;
  readonly now: Date;
};
