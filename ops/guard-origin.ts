import type { IncomingMessage, Server } from 'node:http';

const READS = ['GET', 'HEAD'];

/** A page that somebody opens, by a link in another one too; no script of another page can read what it shows. */
function isOpened({ method = '', headers }: IncomingMessage): boolean {
  return (
    READS.includes(method) &&
    headers['sec-fetch-mode'] === 'navigate' &&
    headers['sec-fetch-dest'] === 'document'
  );
}

/** Whether a request names one of the hosts, and was made by a page of theirs or by no page at all. */
function isOwn(request: IncomingMessage, hosts: readonly string[]): boolean {
  const { host = '', origin, 'sec-fetch-site': site } = request.headers;
  const isFromHere = site === undefined || site === 'same-origin' || site === 'none';
  return (
    // A name that a stranger's DNS leads to this machine is none of these.
    hosts.includes(host.toLowerCase()) &&
    (origin === undefined || hosts.some((own) => origin === `http://${own}`)) &&
    (isFromHere || isOpened(request))
  );
}

/** Passes requests and upgrades on from one server to another, but not those that pages of other origins make. */
export function guardOrigin(outer: Server, inner: Server, hosts: readonly string[]): void {
  outer.on('request', (request, response) => {
    if (isOwn(request, hosts)) inner.emit('request', request, response);
    else
      response.writeHead(403, { connection: 'close' }).end('Open this page by its own address.\n');
  });
  outer.on('upgrade', (request, socket, head) => {
    if (isOwn(request, hosts)) inner.emit('upgrade', request, socket, head);
    else socket.end('HTTP/1.1 403 Forbidden\r\nconnection: close\r\n\r\n');
  });
}
