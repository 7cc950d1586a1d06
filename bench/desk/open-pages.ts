import { setTimeout as wait } from 'node:timers/promises';

import type { RunningDesk } from './start-desk.ts';

/** A member's pages, which somebody at work opens one after another. */
const PATHS = ['/', '/you', '/keys', '/more'];
const PAGE_EVERY_MS = 10_000;

/** After news a page asks for the counts of its rail, at most so often: `apps/desk/app/frame/use-counts.ts`. */
const COUNTS_EVERY_MS = { least: 4_000, spread: 2_000 };

/** What the people met while their pages were open. */
export type Seen = { pages: number; events: number; readonly faults: string[] };

async function askForCounts(url: string, cookie: string, seen: Seen): Promise<void> {
  const answer = await fetch(`${url}/counts`, { headers: { cookie } });
  await answer.arrayBuffer();
  if (!answer.ok) seen.faults.push(`/counts answered ${answer.status}`);
}

/** Listens as an open page does, until it is told to stop. */
async function listen(url: string, cookie: string, seen: Seen, stop: AbortSignal): Promise<void> {
  const answer = await fetch(`${url}/live`, {
    headers: { cookie, accept: 'text/event-stream' },
    signal: stop,
  });
  if (!answer.ok || answer.body === null) {
    seen.faults.push(`/live answered ${answer.status}`);
    return;
  }
  let askAt = 0;
  for await (const piece of answer.body) {
    seen.events += 1;
    const now = performance.now();
    if (now < askAt || !Buffer.from(piece).includes('event: ')) continue;
    askAt = now + COUNTS_EVERY_MS.least + Math.random() * COUNTS_EVERY_MS.spread;
    await askForCounts(url, cookie, seen);
  }
  if (!stop.aborted) seen.faults.push('/live ended');
}

async function openNext(url: string, path: string, cookie: string, seen: Seen): Promise<void> {
  // Next up leads to the lead that is due first.
  const answer = await fetch(url + path, { headers: { cookie } });
  await answer.arrayBuffer();
  seen.pages += 1;
  const isIn = answer.ok && !new URL(answer.url).pathname.startsWith('/sign-in');
  if (!isIn) seen.faults.push(`${path} led to ${answer.url} with ${answer.status}`);
}

/** Opens a page now and then; those of all people are spread over time. */
async function work(
  { url, cookie, share }: { url: string; cookie: string; share: number },
  seen: Seen,
  stop: AbortSignal,
): Promise<void> {
  await wait(share * PAGE_EVERY_MS, undefined, { signal: stop });
  for (let index = 0; ; index += 1) {
    await openNext(url, PATHS[index % PATHS.length] ?? '/', cookie, seen);
    await wait(PAGE_EVERY_MS, undefined, { signal: stop });
  }
}

/** Fifty people or so at work: each page listens for events, and a new one is opened now and then. `close` ends it and tells. */
export function openPages({ url, cookies }: RunningDesk) {
  const stop = new AbortController();
  const seen: Seen = { pages: 0, events: 0, faults: [] };
  async function untilStopped(task: Promise<void>): Promise<void> {
    try {
      await task;
    } catch (error) {
      if (!stop.signal.aborted) seen.faults.push(String(error));
    }
  }
  const tasks = cookies.flatMap((cookie, index) => [
    untilStopped(listen(url, cookie, seen, stop.signal)),
    untilStopped(work({ url, cookie, share: index / cookies.length }, seen, stop.signal)),
  ]);
  return {
    close: async (): Promise<Seen> => {
      stop.abort();
      await Promise.all(tasks);
      return seen;
    },
  };
}
