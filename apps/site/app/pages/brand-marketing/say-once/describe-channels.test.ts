import { expect, test } from 'vitest';

import { describeLimits, describeOutcome } from './describe-channels.ts';
import { layOut } from './lay-out.ts';
import type { SayOnceWords } from './say-once-words.ts';

const CUT = { whole: '{used}/{limit} whole', cut: '{used}/{limit} cut' };
const SPOKEN = { whole: 'whole', cut: 'cut' };
const WORDS: SayOnceWords = {
  empty: { shop: 'Shop', line: 'Line' },
  wayOut: 'STOP',
  heading: '',
  fields: { shop: '', line: '' },
  count: '',
  samplesLabel: '',
  samples: [{ id: 'a', label: 'A', shop: 'A', line: 'A', picture: 'bun' }],
  answer: '',
  more: '',
  channels: { email: '', whatsapp: '', sms: '', push: '', social: '' },
  limits: {
    email: CUT,
    whatsapp: '{used}/{limit}',
    sms: {
      one: '{parts} part, {used}/{limit}',
      other: '{parts} parts of {limit}',
      odd: 'because of {odd}',
    },
    push: CUT,
    social: CUT,
  },
  spoken: {
    email: SPOKEN,
    sms: { one: '{parts} part', other: '{parts} parts' },
    push: SPOKEN,
    social: SPOKEN,
  },
  note: '',
};
const laidOut = (line: string) => layOut({ shop: 'Shop', line }, WORDS);

test('a short line is whole everywhere', () => {
  expect(describeLimits(laidOut('Buns.'), WORDS)).toEqual({
    email: '4/40 whole',
    whatsapp: '5/1,024',
    sms: '1 part, 16/160',
    push: '5/90 whole',
    social: '5/125 whole',
  });
  expect(describeOutcome(laidOut('Buns.'), WORDS)).toBe('whole 1 part whole whole');
});

test('a long line is cut where it has to be, and an odd character is named', () => {
  const long = laidOut(`${'bread '.repeat(25)}–`);
  expect(describeLimits(long, WORDS)).toMatchObject({
    email: '151/40 cut',
    sms: '3 parts of 67 because of –',
    push: '151/90 cut',
    social: '151/125 cut',
  });
  expect(describeOutcome(long, WORDS)).toBe('cut 3 parts cut cut');
});
