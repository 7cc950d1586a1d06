import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';

import { ASK_EACH_TIME, KEEP_FOR_EVER } from '#/headers/index.ts';

import type { Encoding, StaticFile } from './static-files.ts';

const PREFERRED: readonly Encoding[] = ['br', 'gzip'];

/** The smallest body that the client takes. */
function chooseEncoding(request: FastifyRequest, file: StaticFile): Encoding {
  const accepted = new Negotiator(request.raw).encodings();
  return (
    PREFERRED.find((encoding) => accepted.includes(encoding) && file.bodies.has(encoding)) ??
    'identity'
  );
}

/**
 * Answers with a file in the smallest form that the client takes, or says that the client has it already. How long it
 * may be kept follows from its address, unless the reply says so already.
 */
export function sendStaticFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: StaticFile,
  status: number,
): FastifyReply {
  const encoding = chooseEncoding(request, file);
  const etag = `"${file.etag}-${encoding}"`;
  if (!reply.hasHeader('cache-control')) {
    reply.header('cache-control', file.isImmutable ? KEEP_FOR_EVER : ASK_EACH_TIME);
  }
  reply.header('etag', etag);
  reply.header('vary', 'accept-encoding');
  if (status === 200 && hasVersion(request, etag)) return reply.status(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.status(status).type(file.contentType).send(file.bodies.get(encoding));
}

/** True when the client has this version already; a proxy on the way may have weakened the tag. */
function hasVersion(request: FastifyRequest, etag: string): boolean {
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim());
  return known?.some((tag) => tag === '*' || tag.replace(/^W\//, '') === etag) ?? false;
}
