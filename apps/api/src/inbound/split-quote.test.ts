import { expect, test } from 'vitest';

import { splitQuote } from './split-quote.ts';

test.for([
  ['nothing quoted', 'Yes.\n\nAnna', 'Yes.\n\nAnna', ''],
  ['a quote below', 'Yes.\n\n> When?\n>\n> Olive\n', 'Yes.', '> When?\n>\n> Olive'],
  [
    'who wrote it, over two lines',
    'Yes.\r\n\r\nOn Mon, 1 Jan 2026 at 10:00, Olive\r\n<hello@shop.example> wrote:\r\n\r\n> When?',
    'Yes.',
    'On Mon, 1 Jan 2026 at 10:00, Olive\n<hello@shop.example> wrote:\n\n> When?',
  ],
  [
    'who wrote it, in another language',
    'Ja.\n\nAm 1. Januar 2026 schrieb Olive:\n> Wann?',
    'Ja.',
    'Am 1. Januar 2026 schrieb Olive:\n> Wann?',
  ],
  [
    'a last line of their own that ends in a colon',
    'My question:\n> When?',
    'My question:',
    '> When?',
  ],
  [
    'what Outlook puts below',
    'Yes.\n\n-----Original Message-----\nFrom: Olive\n\nWhen?',
    'Yes.',
    '-----Original Message-----\nFrom: Olive\n\nWhen?',
  ],
  [
    'what newer Outlooks put below',
    'Yes.\n\nFrom: Olive <hello@shop.example>\nSent: Monday\nSubject: Re\n\nWhen?',
    'Yes.',
    'From: Olive <hello@shop.example>\nSent: Monday\nSubject: Re\n\nWhen?',
  ],
  [
    'what a French Outlook puts below, and a rule above that',
    'Oui.\n\n________________________________\nDe\u00a0: Olive <hello@shop.example>\nEnvoyé\u00a0: lundi\n\nQuand ?',
    'Oui.',
    '________________________________\nDe\u00a0: Olive <hello@shop.example>\nEnvoyé\u00a0: lundi\n\nQuand ?',
  ],
  [
    'what a French Outlook puts below',
    'Oui.\n\nDe : Olive <hello@shop.example>\nEnvoyé : lundi\nObjet : Re\n\nQuand ?',
    'Oui.',
    'De : Olive <hello@shop.example>\nEnvoyé : lundi\nObjet : Re\n\nQuand ?',
  ],
  [
    'rules of their own',
    'Our plan:\n____________________\nMon 10\n____________________\nPlease call me on 0123',
    'Our plan:\n____________________\nMon 10\n____________________\nPlease call me on 0123',
    '',
  ],
  [
    'a quote above',
    'On 1 Jan Olive wrote:\n> When?\n\nOn Monday.',
    'On Monday.',
    'On 1 Jan Olive wrote:\n> When?',
  ],
  [
    'answers between quoted lines',
    '> When?\nMonday.\n> Where?\nAt ours.',
    '> When?\nMonday.\n> Where?\nAt ours.',
    '',
  ],
  ['a quote alone', '> When?', '> When?', ''],
  [
    'a forwarded mail alone',
    '\n \n---------- Forwarded message ---------\nFrom: Ben\n\nWhen?',
    '---------- Forwarded message ---------\nFrom: Ben\n\nWhen?',
    '',
  ],
  [
    'a mail of Outlook alone',
    '\nFrom: Ben <ben@example.com>\nSent: Monday\n\nWhen?',
    'From: Ben <ben@example.com>\nSent: Monday\n\nWhen?',
    '',
  ],
] as const)('of a mail with %s the body and the quote are told apart', ([, text, body, quoted]) => {
  expect(splitQuote(text)).toEqual({ body, quoted });
});
