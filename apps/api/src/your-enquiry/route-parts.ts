import type { VisitorDesk } from '@high-street/leads';
import type { Clock } from '@high-street/server';
import type { Limits } from '@high-street/server/limits';
import type { LinkKeys } from '@high-street/server/links';
import type { StaticFiles } from '@high-street/server/static';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { EnquiryMails } from './enquiry-mails.ts';
import type { FindDue } from './find-due.ts';
import type { PageParts, Times } from './page/index.ts';
import type { OpenEnquiry } from './signed-enquiry.ts';

/** What the visitor's page of a lead is made from. */
export type YourEnquiryParts = {
  readonly desk: VisitorDesk;
  readonly mails: EnquiryMails;
  readonly linkKeys: LinkKeys;
  readonly findDue: FindDue;
  readonly brand: { readonly name: string; readonly support: { readonly email: string } };
  /** The provider's, in which its times are said. */
  readonly timeZone: string;
  readonly retentionMonths: number;
  /** The booking page that takes the details, or null. */
  readonly calendarUrl: string | null;
  readonly site: StaticFiles;
  readonly limits: Pick<Limits, 'countCall' | 'countChange'>;
  /** Told when a change is to be passed on. */
  readonly onChange: () => void;
  readonly clock: Clock;
};

/** What the routes are made with, beside the parts. */
export type RouteParts = YourEnquiryParts & {
  readonly times: Times;
  /** Answers with a page. */
  readonly show: (reply: FastifyReply, page: PageParts, status?: number) => FastifyReply;
  /** The lead of a request's link; null once the same page is answered that every other link gets. */
  readonly open: (request: FastifyRequest, reply: FastifyReply) => Promise<OpenEnquiry | null>;
};
