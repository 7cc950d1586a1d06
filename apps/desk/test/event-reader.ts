import { onTestFinished } from 'vitest';

/** One event of a stream as a browser would have it; an id alone has no data. */
export type ReadEvent = {
  readonly id: string;
  readonly event: string;
  readonly data: string;
  readonly retry: string;
};

function parseEvent(block: string): ReadEvent {
  const fields = block.split('\n').map((line) => {
    const at = line.indexOf(':');
    return [line.slice(0, at), line.slice(at + 1).trim()] as const;
  });
  const { id = '', event = '', data = '', retry = '' } = Object.fromEntries(fields);
  return { id, event, data, retry };
}

/** Opens a stream of events and reads them one by one. */
export async function openEvents(url: string, headers: Readonly<Record<string, string>> = {}) {
  const controller = new AbortController();
  const close = () => controller.abort();
  onTestFinished(close);
  const response = await fetch(url, { headers, signal: controller.signal });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';

  /** The next event, or null at the end of the stream. */
  async function next(): Promise<ReadEvent | null> {
    for (let end = text.indexOf('\n\n'); ; end = text.indexOf('\n\n')) {
      if (end >= 0) {
        const block = text.slice(0, end);
        text = text.slice(end + 2);
        return parseEvent(block);
      }
      const piece = await reader?.read().catch(() => undefined);
      if (!piece || piece.done) return null;
      text += piece.value;
    }
  }

  /** The next one of a name, past all others. */
  async function nextOf(name: string): Promise<ReadEvent | null> {
    for (let event = await next(); event !== null; event = await next()) {
      if (event.event === name) return event;
    }
    return null;
  }

  return { response, next, nextOf, close };
}
