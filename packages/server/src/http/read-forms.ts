import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Reads what forms without scripts send, once `prepare` has changed or refused it; every other type is refused. */
export function readForms(
  scope: FastifyInstance,
  prepare: (typed: URLSearchParams, url: string) => void = () => undefined,
): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (request: { url: string }, body: string | Buffer) => {
      const typed = new URLSearchParams(String(body));
      prepare(typed, request.url);
      return typed;
    },
  );
}

/** What was typed, or null when no form came or it could not be read. */
export function typedIn({ body }: Pick<FastifyRequest, 'body'>): URLSearchParams | null {
  return body instanceof URLSearchParams ? body : null;
}
