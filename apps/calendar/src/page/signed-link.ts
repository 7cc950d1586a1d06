import { ApiError } from '@high-street/server/http';
import type { LinkKeys } from '@high-street/server/links';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

import type { ManagedBooking } from '../../page/page-props.ts';

import { isSignatureOf, signBooking } from '#/bookings/index.ts';

const paramsSchema = z.object({ reference: z.string() });
const signatureSchema = z.object({ signature: z.string() });

/** The page of a booking with the signature that opens it. */
export type SignedLink = { readonly reference: string } & Pick<
  ManagedBooking,
  'path' | 'signature'
>;

function linkOf(reference: string, signature: string): SignedLink {
  return { reference, path: `/bookings/${reference}`, signature };
}

export function signLink(linkKeys: LinkKeys, reference: string): SignedLink {
  return linkOf(reference, signBooking(linkKeys, reference));
}

/** The link that a request came by; null when its signature is not that of the booking. */
export function findSignedLink(
  { params, query }: Pick<FastifyRequest, 'params' | 'query'>,
  linkKeys: LinkKeys,
): SignedLink | null {
  const { reference } = paramsSchema.parse(params);
  const signature = signatureSchema.safeParse(query).data?.signature;
  if (signature === undefined || !isSignatureOf(linkKeys, reference, signature)) return null;
  return linkOf(reference, signature);
}

/** The link that a request came by; throws `booking_link_wrong`, whether there is such a booking or not. */
export function readSignedLink(
  request: Pick<FastifyRequest, 'params' | 'query'>,
  linkKeys: LinkKeys,
): SignedLink {
  const link = findSignedLink(request, linkKeys);
  if (link) return link;
  throw new ApiError('booking_link_wrong', 'the signature is not of this booking');
}
