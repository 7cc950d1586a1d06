import { MessageChannel, Worker } from 'node:worker_threads';

import { errorText, type Clock } from '@high-street/server';
import type { FastifyBaseLogger } from 'fastify';

import type { NamedPart, ParsedMail } from './parse-mail.ts';
import type { Parsed, ParseOrder, ParseTask } from './parse-thread.ts';
import type { MailHeaders } from './read-headers.ts';

/** Real mails take milliseconds. */
const LONGEST_MS = 5_000;

const PARSE_THREAD = new URL('parse-thread.ts', import.meta.url);

type Parts = {
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  /** What the thread runs. */
  readonly program?: URL;
};

/** The thread that parses mails cannot begin, as for want of memory: no fault of any mail. */
export class ParserNotStarted extends Error {
  override readonly name = 'ParserNotStarted';
}

/** Parses mails one after another; what cannot be parsed, or not in time, is null. */
export type MailParser = AsyncDisposable & {
  readonly headers: (source: Uint8Array, receivedAt: Date) => Promise<MailHeaders | null>;
  /** `left` is what of the mail the source does not hold. */
  readonly mail: (
    source: Uint8Array,
    headers: MailHeaders,
    left?: readonly NamedPart[],
  ) => Promise<ParsedMail | null>;
};

/** Resolves once the thread takes tasks; throws where it cannot begin. */
async function startThread(program: URL, log: FastifyBaseLogger): Promise<Worker> {
  const thread = new Worker(program);
  const begun = Promise.withResolvers<void>();
  thread.on('message', (message: unknown) => {
    if (message === 'ready') begun.resolve();
  });
  thread.on('error', (error) => {
    log.warn({ reason: errorText(error) }, 'the thread that parses mails failed');
    begun.reject(error);
  });
  await begun.promise;
  return thread;
}

/**
 * Parses mails in a thread of its own, which can be ended: the parser's patterns take hours for some mails that nobody
 * but an attacker writes. The thread starts with the first mail, and anew after one that ended it.
 */
export function createMailParser({ clock, log, program = PARSE_THREAD }: Parts): MailParser {
  let thread: Worker | null = null;

  async function end(): Promise<void> {
    await thread?.terminate();
    thread = null;
  }

  async function parse(task: ParseTask): Promise<Parsed | null> {
    thread ??= await startThread(program, log).catch((error: unknown) => {
      throw new ParserNotStarted(`mails cannot be parsed: ${errorText(error)}`, { cause: error });
    });
    const { port1: answers, port2: answerTo } = new MessageChannel();
    const answer = Promise.withResolvers<Parsed | null>();
    answers.once('message', answer.resolve);
    // It closes with the thread.
    answers.once('close', () => answer.resolve(null));
    thread.postMessage({ task, answerTo } satisfies ParseOrder, [answerTo]);
    const over = new AbortController();
    const late = clock.sleep(LONGEST_MS, over.signal).then(() => null);
    const parsed = await Promise.race([answer.promise, late]).finally(() => over.abort());
    answers.close();
    if (parsed === null) {
      log.warn({ limitMs: LONGEST_MS }, 'a mail could not be parsed, or not in time');
      await end();
    }
    return parsed;
  }

  return {
    headers: async (headersOf, receivedAt) =>
      (await parse({ headersOf, receivedAt }))?.headers ?? null,
    mail: async (mail, headers, left = []) => (await parse({ mail, headers, left }))?.mail ?? null,
    [Symbol.asyncDispose]: end,
  };
}
