import type { FastifyRequest } from 'fastify';

/** Whether the visitor's browser says that they want nothing counted. */
export function isDeclined({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers['sec-gpc'] === '1' || headers['dnt'] === '1';
}
