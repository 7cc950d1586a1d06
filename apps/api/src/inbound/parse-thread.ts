import { type MessagePort, parentPort } from 'node:worker_threads';

import { parseMail, type NamedPart, type ParsedMail } from './parse-mail.ts';
import { parseHeaders, type MailHeaders } from './read-headers.ts';

/** What is to be parsed: the headers of a mail alone, or a mail of which they are known. */
export type ParseTask =
  | { readonly headersOf: Uint8Array; readonly receivedAt: Date }
  | {
      readonly mail: Uint8Array;
      readonly headers: MailHeaders;
      readonly left: readonly NamedPart[];
    };

/** What came of a task; null for what was not asked for, or what no mail program writes. */
export type Parsed = { readonly headers: MailHeaders | null; readonly mail: ParsedMail | null };

/** What the thread is told: a task, and where it answers. */
export type ParseOrder = { readonly task: ParseTask; readonly answerTo: MessagePort };

async function parse(task: ParseTask): Promise<Parsed> {
  return 'mail' in task
    ? { headers: task.headers, mail: await parseMail(task.mail, task.headers, task.left) }
    : { headers: await parseHeaders(task.headersOf, task.receivedAt), mail: null };
}

// A failure ends the thread, and with it the way on which an answer is awaited.
parentPort?.on('message', async ({ task, answerTo }: ParseOrder) => {
  answerTo.postMessage(await parse(task));
});
parentPort?.postMessage('ready');
