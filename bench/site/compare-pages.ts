import { once } from 'node:events';
import { request as requestPlain } from 'node:http';
import { buffer } from 'node:stream/consumers';

async function fetchPacked(url: string): Promise<Buffer> {
  const request = requestPlain(url, { agent: false, headers: { 'accept-encoding': 'gzip' } });
  request.end();
  const [answer] = await once(request, 'response');
  const body = await buffer(answer);
  if (answer.statusCode !== 200 || answer.headers['content-encoding'] !== 'gzip') {
    throw new Error(`${url} answered ${answer.statusCode}, and not with a packed page.`);
  }
  return body;
}

/** Throws unless both servers send the same bytes for each page. */
export async function comparePages(
  origins: readonly [string, string],
  pages: readonly string[],
): Promise<void> {
  for (const page of pages) {
    const [one, other] = await Promise.all(origins.map((origin) => fetchPacked(origin + page)));
    if (!one || !other?.equals(one)) throw new Error(`The two servers differ in ${page}.`);
  }
}
