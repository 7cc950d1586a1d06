import type { BookingDetails } from '@high-street/contract';
import type { MailIdentity } from '@high-street/letter';

import type { Change } from '@high-street/bookings';

export type BookingMailData = {
  readonly booking: {
    readonly id: string;
    readonly reference: string;
    readonly details: BookingDetails;
    readonly invitationDomain: string;
  };
  readonly change: Change;
  readonly identity: MailIdentity;
  /** Where the visitor can move or cancel it. */
  readonly manageUrl: string;
  /** Where the desk is, such as https://desk.shop.example; null where nobody said. */
  readonly deskUrl: string | null;
  readonly ownZone: string;
  readonly place: string;
  readonly now: Date;
};
