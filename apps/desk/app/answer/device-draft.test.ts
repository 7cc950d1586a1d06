import { expect, test, vi } from 'vitest';

import { stubDevice } from '../../test/stub-device.ts';
import { deviceKey, keepOnDevice, readUnsent } from './device-draft.ts';

/** Replies of one's own, of which the last one said that. */
function own(ownReplyIds: readonly string[] = [], body = 'Sent before.') {
  const id = ownReplyIds.at(-1);
  return { ownReplyIds, ownNewest: id === undefined ? null : { id, body } };
}

/** A device that keeps what it is given, and the key of somebody's words on it. */
function openDevice() {
  return { kept: stubDevice(), key: deviceKey('mara', 'lead') };
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
  expect(readUnsent(key, own(['first']))?.body).toBe('Half a reply');

  keepOnDevice(key, { body: 'A reply that was too late', sending: 'second' });
  expect(readUnsent(key, own(['first']))?.body).toBe('A reply that was too late');
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
  expect(readUnsent(key, own(['first']), draft)).toEqual({ body, isOvertaken: false });
});

test.for([
  // The desk has what it had, or less: the words are newer.
  ['', '', 'Friday', 'Friday'],
  ['Thu', 'Thu', 'Thursday', 'Thursday'],
  ['Thursday', 'Thursday', '', ''],
  ['Th', 'Thursday', 'Thursday morning', 'Thursday morning'],
  // It had them, and was told of more since.
  ['', 'Friday at nine', 'Friday', 'Friday at nine'],
  ['Thursday', 'Friday', '', 'Friday'],
  // Both were written since.
  ['', 'Thursday', 'Friday', 'Thursday\n\nFriday'],
  ['Thu', 'Monday\n\nThu', 'Thursday', 'Monday\n\nThursday'],
  ['Thursday', 'Monday', 'Thursday at ten', 'Monday\n\nThursday at ten'],
] as const)('words typed over %j, where the desk has %j by now: %j', (row) => {
  const [over, draft, typed, body] = row;
  const { kept, key } = openDevice();
  const basis = { draft: over, replyId: 'first' };
  keepOnDevice(key, { body: typed, sending: null, over: basis });

  expect(readUnsent(key, own(['first']), draft)).toEqual({ body, isOvertaken: false });
  expect([...kept]).toHaveLength(1);
});

test.for([
  ['Thursday', ['first']],
  ['', ['first', 'second']],
] as const)('words typed over %j are overtaken once the desk has none and one wrote %j', (row) => {
  const [draft, ids] = row;
  const { key } = openDevice();
  const over = { draft, replyId: 'first' };
  keepOnDevice(key, { body: 'Friday is fine.', sending: null, over });

  const expected = { body: 'Friday is fine.', isOvertaken: true };
  expect(readUnsent(key, own(ids))).toEqual(expected);
});

test('words that the version before kept are newer than the draft of the desk', () => {
  const { key } = openDevice();
  keepOnDevice(key, { body: 'Friday is fine.', sending: null });
  expect(readUnsent(key, own(), 'Thursday')).toMatchObject({ body: 'Friday is fine.' });
});

test('a device that keeps nothing has no words', () => {
  const { key } = openDevice();
  expect(readUnsent(key, own())).toBeNull();
  vi.unstubAllGlobals();
  keepOnDevice(key, { body: 'Half a reply', sending: null });
  expect(readUnsent(key, own())).toBeNull();
});
