import { buildEnquiryUrl } from '@high-street/leads';
import type { FastifyInstance } from 'fastify';

/** Where the site of a test seems to be. */
export const NOWHERE = 'http://site.invalid';

type Keys = Parameters<typeof buildEnquiryUrl>[1];

/** The path of a lead's page, with what opens it once its address was fixed so often. */
export function pathOf(keys: Keys, reference: string, act = '', fixes = 0): string {
  const lead = { reference, linkSubject: fixes === 0 ? reference : `${reference}-${fixes}` };
  const { pathname, search } = new URL(buildEnquiryUrl(NOWHERE, keys, lead));
  return `${pathname}${act === '' ? '' : `/${act}`}${search}`;
}

/** What a page answers, but for what differs between any two answers. */
export async function openPage(app: FastifyInstance, url: string, method: 'GET' | 'HEAD' = 'GET') {
  const { statusCode, headers, body } = await app.inject({ method, url });
  const { 'x-request-id': _, date: __, ...others } = headers;
  return { status: statusCode, headers: others, body };
}
