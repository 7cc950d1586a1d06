import { renderToReadableStream, renderToStaticMarkup } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';

import { visitContext } from '#app/context.ts';
import { BusyPage } from './frame/busy-page.tsx';
import { describeBuild, PageBuildContext } from './frame/page-build.tsx';

export { deskContext, visitContext } from '#app/context.ts';

/** The page of a desk that is too busy to make another, with the styles at those addresses. */
export function renderBusyPage(styles: readonly string[]): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(<BusyPage styles={styles} />)}`;
}

/** What fails outside loaders, actions and middleware, as while a page is rendered; refusals of the router are none. */
export const handleError: HandleErrorFunction = (error, { context }) => {
  if (!isRouteErrorResponse(error)) context.get(visitContext).reportFault(error);
};

/** Renders a page in full before its first byte is sent: each has its final status and its one nonce. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { nonce } = context.get(visitContext);
  let failure: unknown;
  const stream = await renderToReadableStream(
    <PageBuildContext value={describeBuild(router.manifest)}>
      <ServerRouter context={router} url={request.url} nonce={nonce} />
    </PageBuildContext>,
    {
      nonce,
      onError: (error) => {
        failure = error;
      },
    },
  );
  await stream.allReady;
  if (failure !== undefined) throw failure;
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(stream, { status, headers });
}
