import type { FastifyInstance } from 'fastify';

import { PLAIN_PAGE_POLICY } from '#/desk-headers.ts';

const BUSY = 503;

/** Whoever asks for a page while the scope turns calls away gets this one; scripts get the refusal as it is. */
export function answerBusyByPage(scope: FastifyInstance, page: string): void {
  scope.addHook('onSend', async ({ headers }, reply, answer) => {
    const isRefusal =
      reply.statusCode === BUSY && String(reply.getHeader('content-type')).includes('json');
    if (!isRefusal || headers.accept?.includes('text/html') !== true) return answer;
    reply.type('text/html; charset=utf-8').header('content-security-policy', PLAIN_PAGE_POLICY);
    return page;
  });
}
