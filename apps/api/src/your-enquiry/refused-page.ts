import { ERRORS, type ErrorCode } from '@high-street/contract';
import { typedIn } from '@high-street/server/http';
import type { FastifyRequest } from 'fastify';

import { listCorrectable } from './correction.ts';
import { correctPage, troublePage, type PageParts } from './page/index.ts';

/** The address of a lead's page in that of an act of it, with what opens it. */
export const pathOfPage = ({ url }: Pick<FastifyRequest, 'url'>): string =>
  url.replace(/^(\/your-enquiry\/[^/?]+)\/[^?]*/, '$1');

/** The page for a refusal: a correction is in its form again, and all else leads back to the page that it came from. */
export function refusedPage(
  request: FastifyRequest,
  code: ErrorCode,
  supportEmail: string,
): PageParts {
  const { text } = ERRORS[code];
  const back = pathOfPage(request);
  const typed = typedIn(request);
  if (!request.routeOptions.url?.endsWith('/correct') || typed === null)
    return troublePage(text, back);
  // The lead may be out of reach. Only the form that registers has this field, and it always sends it.
  const status = typed.has('businessType') ? 'Prospect' : 'Contact';
  const way = { action: request.url, back, status, book: null, supportEmail } as const;
  return correctPage(way, { fields: listCorrectable(status), typed, faults: [] }, text);
}
