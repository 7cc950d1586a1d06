import { prerender } from 'react-dom/static';
import { ServerRouter, type EntryContext } from 'react-router';

/**
 * Writes a page at build. It waits until all of the page is there: as a stream the page would bring its last parts in a
 * hidden place, with scripts that move them, and have its styles worked out once more before the first paint.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const errors: unknown[] = [];
  const page = <ServerRouter context={context} url={request.url} />;
  const { prelude } = await prerender(page, { onError: (error) => void errors.push(error) });
  if (errors.length > 0) throw new AggregateError(errors, `${request.url} cannot be written.`);
  headers.set('content-type', 'text/html');
  return new Response(prelude, { status, headers });
}
