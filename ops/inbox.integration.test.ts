import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { request, type IncomingMessage, type RequestOptions } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

import { sendTestMail } from '@high-street/server/mail';
import { findFreePort } from '@high-street/server/testing';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';

const EVIL = 'https://evil.example';
const inboxSchema = z.object({ smtpUrl: z.string(), pageUrl: z.string() });

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'hs-inbox-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function openInbox(dataDir?: string) {
  const [smtpPort, pagePort] = [String(await findFreePort()), String(await findFreePort())];
  const script = fileURLToPath(new URL('testing/hold-inbox.ts', import.meta.url));
  const child = fork(script, [smtpPort, pagePort, dataDir ?? (await aFolder())], { execArgv: [] });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await once(child, 'exit');
  });
  const [message]: unknown[] = await once(child, 'message');
  return { ...inboxSchema.parse(message), port: pagePort };
}

type Inbox = Awaited<ReturnType<typeof openInbox>>;

async function ask({ port }: Inbox, path: string, options: RequestOptions = {}) {
  const host = `localhost:${port}`;
  const headers = { host, ...z.record(z.string(), z.string()).parse(options.headers ?? {}) };
  const call = request({ host: '127.0.0.1', port, path, ...options, headers });
  const upgraded = once(call, 'upgrade').then(([answer]: IncomingMessage[]) => answer);
  const answered = once(call.end(), 'response').then(([answer]: IncomingMessage[]) => answer);
  const answer = await Promise.race([answered, upgraded]);
  if (answer === undefined) throw new Error('there was no answer');
  if (answer.statusCode === 101) call.destroy();
  const body = answer.statusCode === 101 ? '' : await text(answer);
  return { status: answer.statusCode, headers: answer.headers, body };
}

async function sendMail({ smtpUrl }: Inbox): Promise<void> {
  const from = 'shop@example.com';
  await sendTestMail(smtpUrl, { from, to: 'bea@example.com', subject: 'Signed', text: 'A link' });
}

const UPGRADE = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
  'sec-websocket-version': '13',
};
const SOCKET = '/socket.io/?EIO=4&transport=websocket';
const POLLING = '/socket.io/?EIO=4&transport=polling';

test('the inbox shows its mails to its own page, to programs and to who opens it by a link', async () => {
  const inbox = await openInbox();
  await sendMail(inbox);
  const own = { origin: inbox.pageUrl, 'sec-fetch-site': 'same-origin' };
  const opened = {
    'sec-fetch-site': 'cross-site',
    'sec-fetch-mode': 'navigate',
    'sec-fetch-dest': 'document',
  };

  const toProgram = await ask(inbox, '/api/email', {
    headers: { host: `127.0.0.1:${inbox.port}` },
  });
  const page = await ask(inbox, '/', { headers: { ...opened, accept: 'text/html' } });

  expect([toProgram.status, toProgram.body]).toEqual([200, expect.stringContaining('Signed')]);
  expect([page.status, page.body]).toEqual([200, expect.stringContaining('<base href="/" />')]);
  expect(await ask(inbox, '/api/email', { headers: own })).toMatchObject({ status: 200 });
  expect(await ask(inbox, POLLING, { headers: own })).toMatchObject({ status: 200 });
  expect(await ask(inbox, SOCKET, { headers: { ...own, ...UPGRADE } })).toMatchObject({
    status: 101,
  });
});

const STRANGERS = [
  ['another origin', '/api/email', { headers: { origin: EVIL } }],
  ['no origin of its own', '/api/email', { headers: { origin: 'null' } }],
  ['another port of this machine', '/api/email', { headers: { origin: 'http://localhost:3000' } }],
  [
    'another site, which says no origin',
    '/api/email',
    { headers: { 'sec-fetch-site': 'cross-site' } },
  ],
  ['another site of this machine', '/api/email', { headers: { 'sec-fetch-site': 'same-site' } }],
  ['a name that leads here', '/api/email', { headers: { host: 'evil.example' } }],
  ['a name with a full stop', '/api/email', { headers: { host: 'localhost.' } }],
  ['no port', '/api/email', { headers: { host: 'localhost' } }],
  [
    'a host that a proxy tells',
    '/api/email',
    { headers: { host: 'evil.example', 'x-forwarded-host': 'localhost' } },
  ],
  ['another path for the mails', '//api/email', { headers: { origin: EVIL } }],
  ['a whole address', 'http://localhost/api/email', { headers: { origin: EVIL } }],
  [
    'a frame in a page of another site',
    '/api/email',
    {
      headers: {
        'sec-fetch-site': 'cross-site',
        'sec-fetch-mode': 'navigate',
        'sec-fetch-dest': 'iframe',
      },
    },
  ],
  [
    'a form in a page of another site',
    '/api/email/delete',
    {
      method: 'POST',
      headers: {
        'sec-fetch-site': 'cross-site',
        'sec-fetch-mode': 'navigate',
        'sec-fetch-dest': 'document',
      },
    },
  ],
  [
    'another origin before it deletes',
    '/api/email/delete',
    { method: 'OPTIONS', headers: { origin: EVIL } },
  ],
  [
    'another origin that deletes',
    '/api/email/all',
    { method: 'DELETE', headers: { origin: EVIL } },
  ],
  ['another origin by polling', POLLING, { headers: { origin: EVIL } }],
  ['another origin by a socket', SOCKET, { headers: { origin: EVIL, ...UPGRADE } }],
  [
    'a name that leads here, by a socket',
    SOCKET,
    { headers: { host: 'evil.example', ...UPGRADE } },
  ],
] as const;

// asvs 3.4.2
test('the inbox gives nothing to pages of other origins, and loses nothing to them', async () => {
  const inbox = await openInbox();
  await sendMail(inbox);

  for (const [who, path, options] of STRANGERS) {
    const { status, headers, body } = await ask(inbox, path, options);

    const allowed = Object.keys(headers).filter((name) => name.startsWith('access-'));
    expect([who, status, allowed]).toEqual([who, 403, []]);
    expect(body).not.toContain('Signed');
  }
  expect((await ask(inbox, '/api/email')).body).toContain('Signed');
});

// asvs 14.2.4
test('nobody else on the machine may enter the folder of the mails, also where it was open to all', async () => {
  const dataDir = await aFolder();
  const folder = join(dataDir, 'inbox');
  await mkdir(folder);
  await chmod(folder, 0o755);

  await openInbox(dataDir);

  expect((await stat(folder)).mode & 0o777).toBe(0o700);
});
