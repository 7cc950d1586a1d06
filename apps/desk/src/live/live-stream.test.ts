import { expect, test } from 'vitest';

import { readCursor } from './live-cursor.ts';
import { createLiveStream } from './live-stream.ts';

const now = readCursor('100:100:/1/1') ?? expect.unreachable('That is a place.');
const owner = { sessionId: 's1', personId: 'p1', role: 'owner' } as const;

test('a stream that is signed out while it catches up waits for its reader', () => {
  const stream = createLiveStream(owner, { from: now, now });
  stream.signOut();
  stream.signOut();
  stream.begin(null);

  expect(stream.output.destroyed).toBe(false);
  expect(String(stream.output.read())).toMatch(
    /^retry: .+\nid: .+\n\nevent: signed-out\ndata: .+\n\n$/,
  );
});

test('a reader that has not read by the next look that it is signed out is dropped', () => {
  const stream = createLiveStream(owner, { from: now, now });
  stream.begin(null);
  stream.signOut();
  expect(stream.output.destroyed).toBe(false);

  stream.signOut();
  expect(stream.output.destroyed).toBe(true);
});

test.for(['owner', 'member', 'reader'] as const)(
  'the page of role %s is told that a lead was erased, by reference',
  (role) => {
    const stream = createLiveStream({ ...owner, role }, { from: null, now });
    stream.begin({
      changes: [
        {
          record: 'lead',
          id: '7Q4M-2XKP',
          kind: 'lead_erased',
          personId: null,
          givenTo: null,
          transaction: 101n,
        },
      ],
      isCut: false,
      cursor: now,
    });
    expect(String(stream.output.read())).toContain('"id":"7Q4M-2XKP","kind":"lead_erased"');
  },
);
