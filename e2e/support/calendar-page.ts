import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

import { findFreePort } from '@high-street/server/testing';

/** A message as the calendar page got it, with the origin that the browser names as its sender. */
export type ReceivedMessage = { readonly origin: string; readonly data: unknown };

/** A substitute for the booking page, on an origin of its own. */
export type CalendarPage = {
  readonly port: number;
  /** How often the page was fetched. */
  readonly loads: () => number;
  readonly received: () => readonly ReceivedMessage[];
  /** Makes the loaded page send a message to the site that embeds it. */
  readonly post: (message: unknown) => void;
  readonly close: () => Promise<void>;
};

// A message is reported only once the stream is open, so a test that has seen one may post at once.
const PAGE = `<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Calendar</title>
<style>:root{color-scheme:light dark}body{font:17px sans-serif;margin:20px}</style></head>
<body>
<main><h1>Pick a day</h1>
<button type="button">15 May</button></main>
<script>
const stream = new EventSource('/stream');
const opened = new Promise((resolve) => stream.addEventListener('open', resolve, { once: true }));
stream.addEventListener('message', ({ data }) => parent.postMessage(JSON.parse(data), '*'));
addEventListener('message', async ({ origin, data }) => {
  await opened;
  await fetch('/received', { method: 'POST', body: JSON.stringify({ origin, data }) });
});
</script>
</body>
</html>`;

function readReceived(body: string): ReceivedMessage {
  const { origin, data }: { origin: string; data: unknown } = JSON.parse(body);
  return { origin, data };
}

/** Starts the page at a free port of this machine. */
export async function startCalendarPage(): Promise<CalendarPage> {
  const received: ReceivedMessage[] = [];
  const streams = new Set<ServerResponse>();
  let loads = 0;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url === '/stream') {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': open\n\n');
      streams.add(response);
      response.on('close', () => streams.delete(response));
    } else if (request.url === '/received') {
      received.push(readReceived(await text(request)));
      response.writeHead(204).end();
    } else if (request.url === '/favicon.ico') {
      response.writeHead(404).end();
    } else {
      loads += 1;
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(PAGE);
    }
  }

  const port = await findFreePort();
  const server = createServer((request, response) => void answer(request, response));
  server.listen(port, 'localhost');
  await once(server, 'listening');

  return {
    port,
    loads: () => loads,
    received: () => received,
    post: (message) =>
      streams.forEach((stream) => stream.write(`data: ${JSON.stringify(message)}\n\n`)),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
