import { beforeEach, afterEach, expect, test, vi } from 'vitest';

import { type LiveState, openStream } from './open-stream.ts';

/** A stream as far as a page sees it; the test says what comes of it. */
class Stream extends EventTarget {
  static readonly CLOSED = 2;
  static opened: Stream[] = [];
  readyState = 1;
  constructor() {
    super();
    Stream.opened.push(this);
  }
  close(): void {
    this.readyState = Stream.CLOSED;
  }
  tell(event: string): void {
    this.dispatchEvent(new MessageEvent(event, { data: '[]' }));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  Stream.opened = [];
  vi.stubGlobal('EventSource', Stream);
  vi.stubGlobal('window', new EventTarget());
  const page = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
    querySelector: () => null,
  });
  vi.stubGlobal('document', page);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open({ isReadAnew = true } = {}) {
  const states: LiveState[] = [];
  const onOther = vi.fn(() => Promise.resolve(isReadAnew));
  const close = openStream(
    { place: '', lead: null, me: '' },
    { onNews: () => {}, onPresent: () => {}, onOther, onState: (state) => states.push(state) },
  );
  return { states, onOther, close };
}

test('a page whose stream is lost on the way says so within a minute, until it is there again', () => {
  const { states, close } = open();
  Stream.opened[0]?.tell('open');
  Stream.opened[0]?.tell('error');
  vi.advanceTimersByTime(45_000);
  expect(states).toEqual(['on', 'off']);
  Stream.opened[1]?.tell('open');
  expect(states).toEqual(['on', 'off', 'on']);
  close();
});

test('a stream that goes silent is opened anew, and one that beats is not', () => {
  const { states, close } = open();
  Stream.opened[0]?.tell('open');
  for (let beats = 0; beats < 10; beats += 1) {
    vi.advanceTimersByTime(15_000);
    Stream.opened[0]?.tell('beat');
  }
  expect(Stream.opened).toHaveLength(1);
  vi.advanceTimersByTime(45_000);
  expect(Stream.opened).toHaveLength(2);
  expect(states).toEqual(['on']);
  vi.advanceTimersByTime(45_000);
  expect(states).toEqual(['on', 'off']);
  close();
  vi.advanceTimersByTime(600_000);
  expect(Stream.opened).toHaveLength(3);
});

test('a window that was signed out and never hidden asks again as somebody comes back to it', () => {
  const { states, close } = open();
  Stream.opened[0]?.tell('signed-out');
  vi.advanceTimersByTime(600_000);
  expect(Stream.opened).toHaveLength(1);
  window.dispatchEvent(new Event('focus'));
  Stream.opened[1]?.tell('open');
  expect(states).toEqual(['signed-out', 'on']);
  close();
});

test('a page of somebody who was signed in before is told once, and asks no more by itself', async () => {
  const { states, onOther, close } = open();
  Stream.opened[0]?.tell('other-person');
  await vi.advanceTimersByTimeAsync(600_000);
  expect(onOther).toHaveBeenCalledOnce();
  expect(Stream.opened).toHaveLength(1);
  expect(states).toEqual([]);
  close();
});

test('such a page that could not be read anew is cut off, and asks again', async () => {
  const { states, onOther, close } = open({ isReadAnew: false });
  Stream.opened[0]?.tell('other-person');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(states).toEqual(['off']);
  expect(Stream.opened).toHaveLength(2);
  Stream.opened[1]?.tell('other-person');
  expect(onOther).toHaveBeenCalledTimes(2);
  close();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(Stream.opened).toHaveLength(2);
});
