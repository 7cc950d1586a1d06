import type { Availability } from '@high-street/bookings/slots';
import type { Clock } from '@high-street/server';
import type { LinkKeys } from '@high-street/server/links';
import type { FastifyRequest } from 'fastify';

import type { BookingDesk, EnquiryDetails } from '#/bookings/index.ts';
import type { Invitation } from '#/invitation/index.ts';

import type { RenderPage } from './answer-with-pages.ts';
import type { PageMaker } from './page-maker.ts';

/** What the routes of the page are made from. */
export type RouteParts = {
  readonly pages: PageMaker;
  readonly desk: BookingDesk;
  readonly linkKeys: LinkKeys;
  readonly enquiries: EnquiryDetails;
  /** The calendar's own. */
  readonly origins: readonly string[];
  readonly renderPage: RenderPage;
  /** Refuses calls beyond the limit of one address. */
  readonly countCall: (request: FastifyRequest) => Promise<void>;
  /** Who invites: the name and address of the mails, by which calendars know that it is the same event. */
  readonly organizer: Invitation['organizer'];
  readonly availability: Availability;
  readonly clock: Clock;
};
