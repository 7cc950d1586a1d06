import { once } from 'node:events';
import { chmod, writeFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { join } from 'node:path';

import { findFreePort, findTool, makeTempFolder } from '@high-street/server/testing';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';

import { findCaddy } from '../caddy.ts';

import { readProject } from './testing/read-project.ts';
import { startCaddy } from './testing/start-caddy.ts';
import { START_LIMIT_MS, startProxy } from './testing/start-proxy.ts';

const DESK_PLACE = '127.0.0.1:3002';

const portOf = (address: unknown) => z.object({ port: z.number() }).parse(address).port;

/** Answers as the desk does at /live, and sends nothing before it is told to. */
async function startStream() {
  let stream: ServerResponse | undefined;
  let lastEventId: unknown;
  const server = createServer((call, answer) => {
    if (call.url !== '/live') {
      answer.end('a page');
      return;
    }
    stream = answer;
    lastEventId = call.headers['last-event-id'];
    answer.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    answer.flushHeaders();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    port: portOf(server.address()),
    send: (text: string) => stream?.write(text),
    lastEventId: () => lastEventId,
  };
}

/** Each event has to arrive before the next one is sent, and the browser's last one on the way back. */
async function expectStream(port: number, stream: Awaited<ReturnType<typeof startStream>>) {
  const answer = await fetch(`http://localhost:${port}/live`, {
    headers: { 'last-event-id': '41' },
    signal: AbortSignal.timeout(START_LIMIT_MS),
  });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  for (const event of ['id: 42\ndata: one\n\n', ': beat\n\n', 'id: 43\ndata: two\n\n']) {
    stream.send(event);
    expect(await reader?.read()).toEqual({ done: false, value: event });
  }
  expect(stream.lastEventId()).toBe('41');
  await reader?.cancel();
}

const nginx = findTool('nginx');

test.runIf(nginx !== null)(
  'nginx, as the README has it, passes each event of the desk on at once',
  async () => {
    const stream = await startStream();
    const [port, folder] = [await findFreePort(), await makeTempFolder()];
    onTestFinished(folder.remove);
    // Started by root, nginx works as somebody else.
    await chmod(folder.path, 0o777);
    const [, block = ''] =
      /^( +server \{ +# the desk\n.*?^ {2}\})/ms.exec(readProject('README.md')) ?? [];
    const server = block
      .replace(/listen 443 ssl;/, `listen 127.0.0.1:${port};`)
      .replaceAll(DESK_PLACE, `127.0.0.1:${stream.port}`);
    expect(server.split(`127.0.0.1:${stream.port}`)).toHaveLength(3);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${name};`)
      .join(' ');
    await writeFile(
      join(folder.path, 'nginx.conf'),
      `daemon off; pid nginx.pid; error_log stderr; events {} http { access_log off; ${temporary} ${server} }`,
    );

    await startProxy(nginx ?? '', ['-p', folder.path, '-c', 'nginx.conf'], port);

    await expectStream(port, stream);
  },
);

test.runIf(findCaddy() !== null)(
  'Caddy, by deploy/Caddyfile, passes each event of the desk on at once',
  async () => {
    const stream = await startStream();
    const port = await findFreePort();
    const elsewhere = async () => `http://localhost:${await findFreePort()}`;

    await startCaddy(readProject('deploy/Caddyfile'), port, {
      SITE_URL: await elsewhere(),
      CALENDAR_URL: await elsewhere(),
      DESK_URL: `http://localhost:${port}`,
      DESK_UPSTREAM: `127.0.0.1:${stream.port}`,
    });

    await expectStream(port, stream);
  },
);
