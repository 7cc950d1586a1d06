import { pipeline, Readable } from 'node:stream';
import { ReadableStream } from 'node:stream/web';
import { createGzip } from 'node:zlib';

import type { FastifyInstance, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';

/** Pages, and the data that React Router's scripts ask for in their place. */
const PACKED = /^text\/(?:html|x-script)\b/;

function toReadable(answer: unknown): Readable | null {
  if (typeof answer === 'string') return Readable.from([answer]);
  return answer instanceof ReadableStream ? Readable.fromWeb(answer) : null;
}

const takesGzip = ({ raw }: FastifyRequest) => new Negotiator(raw).encodings().includes('gzip');

/**
 * Packs the pages of a scope on their way to whoever takes gzip: a list is a tenth of its size then. No proxy has to, and
 * streams of events stay as they are.
 */
export function packPages(scope: FastifyInstance): void {
  scope.addHook('onSend', async (request, reply, answer) => {
    if (!PACKED.test(String(reply.getHeader('content-type')))) return answer;
    reply.header('vary', 'accept-encoding');
    const page = takesGzip(request) ? toReadable(answer) : null;
    if (page === null) return answer;
    reply.removeHeader('content-length').header('content-encoding', 'gzip');
    // Fastify tells what breaks off on the way, as of any other stream that it sends.
    return pipeline(page, createGzip(), () => undefined);
  });
}
