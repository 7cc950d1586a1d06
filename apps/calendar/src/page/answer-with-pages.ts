import { errorBodySchema, type ErrorBody } from '@high-street/contract';
import { packPages } from '@high-street/server/http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { PageProps } from '../../page/page-props.ts';

/** Draws the booking page up as HTML. */
export type RenderPage = (props: PageProps) => string;

/** What the services answer a refused call with. */
export type Refusal = ErrorBody['error'];

export type ShowPage = (reply: FastifyReply, props: PageProps) => string;

/** Makes the page that tells a visitor of a refusal. */
type PageOfRefusal = (request: FastifyRequest, refusal: Refusal) => Promise<PageProps>;

/** Answers the routes of the scope with pages, refusals too, which the app answers as JSON; gives what shows a page. */
export function answerWithPages(
  scope: FastifyInstance,
  renderPage: RenderPage,
  pageOfRefusal: PageOfRefusal,
): ShowPage {
  const show: ShowPage = (reply, props) => {
    reply.type('text/html; charset=utf-8');
    return renderPage(props);
  };
  packPages(scope);
  scope.addHook('preSerialization', async (request, reply, payload) => {
    const refusal = errorBodySchema.safeParse(payload);
    if (!refusal.success) return payload;
    reply.serializer(String);
    return show(reply, await pageOfRefusal(request, refusal.data.error));
  });
  return show;
}
