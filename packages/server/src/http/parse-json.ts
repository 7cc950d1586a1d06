import { TextDecoder } from 'node:util';

import type { FastifyInstance } from 'fastify';

import { ApiError } from './api-error.ts';

/** Reads JSON bodies and refuses bytes that are not UTF-8; Fastify's own parser turns them into replacement characters. */
export function parseJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  const decoder = new TextDecoder('utf-8', { fatal: true });
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const text = typeof body === 'string' ? body : decode(decoder, body);
    if (text === null) done(new ApiError('malformed_json', 'the body is not UTF-8'));
    else void parse(request, text, done);
  });
}

function decode(decoder: TextDecoder, body: Buffer): string | null {
  try {
    return decoder.decode(body);
  } catch {
    return null;
  }
}
