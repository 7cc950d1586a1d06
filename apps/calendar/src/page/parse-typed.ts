import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Reads what a form without scripts sends; every other type is refused. */
export function parseTyped(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, body: string | Buffer) => new URLSearchParams(String(body)),
  );
}

/** What was typed, or null when no form came or it could not be read. */
export function typedIn({ body }: Pick<FastifyRequest, 'body'>): URLSearchParams | null {
  return body instanceof URLSearchParams ? body : null;
}
