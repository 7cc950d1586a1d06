import { expect, test } from 'vitest';

import { isOwnMessageId, listMentioned } from './mentioned-records.ts';

const LEAD = '018f0000-0000-7000-8000-000000000001';
const REPLY = '018f0000-0000-7000-8000-000000000002';

test('records are found in the order of the text, from whichever domain we wrote then', () => {
  expect(
    listMentioned(
      `<${LEAD}.reply-${REPLY}@old.example> <other@mail.example> <${LEAD}.visitor@shop.example>`,
    ),
  ).toEqual([
    { recordId: LEAD, replyId: REPLY },
    { recordId: LEAD, replyId: null },
  ]);
});

test.each([
  [`<${LEAD}.visitor@Shop.example>`, true],
  [`<${LEAD}.anna@mail.example>`, false],
  [`<${LEAD}@shop.example>`, false],
  ['', false],
])('%s is an id of ours: %s', (messageId, isOwn) => {
  expect(isOwnMessageId(messageId, 'shop.example')).toBe(isOwn);
});
