import { onTestFinished, expect, test, vi } from 'vitest';

import { deviceKey, keepOnDevice, readUnsent } from './device-draft.ts';

/** Replies of one's own, of which the last one said that. */
function own(ownReplyIds: readonly string[] = [], body = '') {
  const id = ownReplyIds.at(-1);
  return { ownReplyIds, ownNewest: id === undefined ? null : { id, body } };
}

/** A device that keeps what it is given, and the key of somebody's words on it. */
function openDevice() {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return { kept, key: deviceKey('mara', 'lead') };
}

test('words that were sent are forgotten, also once there is a newer reply', () => {
  const { kept, key } = openDevice();
  keepOnDevice(key, { body: 'Thursday is fine.', sending: 'first' });

  expect(readUnsent(key, own(['first', 'second']))).toBeNull();
  expect([...kept]).toEqual([]);
});

test('words that were not sent stay, be they typed or refused', () => {
  const { kept, key } = openDevice();
  keepOnDevice(key, { body: 'Half a reply', sending: null });
  expect(readUnsent(key, own(['first']))).toBe('Half a reply');

  keepOnDevice(key, { body: 'A reply that was too late', sending: 'second' });
  expect(readUnsent(key, own(['first']))).toBe('A reply that was too late');
  expect([...kept]).toHaveLength(1);
});

test('words that another page sent are forgotten, be it while they were typed here or as they were sent', () => {
  const { kept, key } = openDevice();
  for (const sending of [null, 'second']) {
    keepOnDevice(key, { body: 'Thursday is fine. \r\nBye', sending });
    expect(readUnsent(key, own(['first'], 'Thursday is fine. \nBye'))).toBeNull();
    expect([...kept]).toEqual([]);
  }
});

test.for([
  ['Thursday is fine.', '', 'Thursday is fine.\n\nPS soon'],
  ['Thursday is fine.\n\nPS', 'PS', 'Thursday is fine.\n\nPS soon'],
  ['Thursday is fine.\n\nPS soon', 'PS', 'Thursday is fine.\n\nPS soon'],
  ['PS', 'PS', 'PS soon'],
  ['', '', 'PS soon'],
] as const)('what was typed after a reply that was taken back follows it: %j', (row) => {
  const [draft, keptAfter, body] = row;
  const { key } = openDevice();
  keepOnDevice(key, { body: 'PS soon', sending: null, keptAfter });
  expect(readUnsent(key, own(['first']), draft)).toBe(body);

  keepOnDevice(key, { body: 'Friday is fine.', sending: null });
  expect(readUnsent(key, own(['first']), draft)).toBe('Friday is fine.');
});

test('a device that keeps nothing has no words', () => {
  const { key } = openDevice();
  expect(readUnsent(key, own())).toBeNull();
  vi.unstubAllGlobals();
  keepOnDevice(key, { body: 'Half a reply', sending: null });
  expect(readUnsent(key, own())).toBeNull();
});
