import { isSignatureOfEnquiry, type Enquiry, type VisitorDesk } from '@high-street/leads';
import type { LinkKeys } from '@high-street/server/links';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

/** What follows `/your-enquiry/REFERENCE`. */
type Act = 'book' | 'correct' | 'withdraw' | 'stop-news' | 'erase';

/** The database takes no other text for sure, such as one with a zero byte. */
const REFERENCE = /^[\dA-Z]{4}-[\dA-Z]{4}$/;
const NOBODYS = '';

const paramsSchema = z.object({ reference: z.string() });
const querySchema = z.object({ signature: z.string().catch('') });

/** A lead by its link. */
export type OpenEnquiry = {
  readonly enquiry: Enquiry;
  /** The address of its page, or of an act, with what opens it. */
  readonly pathTo: (act?: Act, query?: Readonly<Record<string, string>>) => string;
};

type Request = Pick<FastifyRequest, 'params' | 'query'>;
type Parts = { readonly desk: Pick<VisitorDesk, 'find'>; readonly linkKeys: LinkKeys };

/**
 * Opens the lead of the link that a request came by; null where the signature is not its own, and where there is no such
 * lead any more. Both are looked for in any case, so that the time taken tells nothing.
 */
export async function openEnquiry(
  { params, query }: Request,
  { desk, linkKeys }: Parts,
): Promise<OpenEnquiry | null> {
  const { reference } = paramsSchema.parse(params);
  const { signature } = querySchema.parse(query);
  const enquiry = await desk.find(REFERENCE.test(reference) ? reference : NOBODYS);
  const isOurs = isSignatureOfEnquiry(linkKeys, enquiry?.linkSubject ?? NOBODYS, signature);
  if (!isOurs || enquiry === null) return null;
  return {
    enquiry,
    pathTo: (act, more = {}) => {
      const path = `/your-enquiry/${reference}${act === undefined ? '' : `/${act}`}`;
      return `${path}?${new URLSearchParams({ signature, ...more })}`;
    },
  };
}

/** Whether the link is that of a lead which is gone. Once its address was fixed, only the link to the first one can be told by then. */
export async function isLinkOfGone(
  { params, query }: Request,
  { desk, linkKeys }: Parts,
): Promise<boolean> {
  const { reference } = paramsSchema.parse(params);
  const { signature } = querySchema.parse(query);
  const isOurs = isSignatureOfEnquiry(linkKeys, reference, signature);
  return isOurs && (await desk.find(reference)) === null;
}
