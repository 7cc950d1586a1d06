import { UNCOUNTED_QUERY } from '@high-street/contract';
import type { FastifyRequest } from 'fastify';

/** Whether the visitor wants nothing counted: their browser says so, or they switched it off on the site. */
export function isDeclined({ headers, url }: Pick<FastifyRequest, 'headers' | 'url'>): boolean {
  return headers['sec-gpc'] === '1' || headers['dnt'] === '1' || url.endsWith(UNCOUNTED_QUERY);
}
