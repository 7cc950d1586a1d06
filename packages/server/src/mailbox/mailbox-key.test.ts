import { domainToASCII } from 'node:url';

import { checkEmail } from '@high-street/contract';
import { expect, test } from 'vitest';

import { mailboxKey } from './mailbox-key.ts';

test.for([
  ['anna@example.com', 'anna@example.com'],
  [' Anna@Example.COM ', 'anna@example.com'],
  ['anna+shop@example.com', 'anna@example.com'],
  ['anna+shop+2@example.com', 'anna@example.com'],
  ['+anna@example.com', '+anna@example.com'],
  ['a.n.n.a@gmail.com', 'anna@gmail.com'],
  ['Anna.Bell+x@googlemail.com', 'annabell@gmail.com'],
  ['a.nna@example.com', 'a.nna@example.com'],
  ['JOSÉ@example.com', 'josé@example.com'],
  ['jose\u0301@example.com', 'josé@example.com'],
  ['anna@müller.de', 'anna@xn--mller-kva.de'],
  ['anna@MÜLLER.de', 'anna@xn--mller-kva.de'],
  ['anna@xn--mller-kva.de', 'anna@xn--mller-kva.de'],
  ['victim@ｙahoo.co.uk', 'victim@yahoo.co.uk'],
  ['victim@yahoo。co.uk', 'victim@yahoo.co.uk'],
  ['victim@yahoo．co.uk', 'victim@yahoo.co.uk'],
  ['victim@yahoo｡co.uk', 'victim@yahoo.co.uk'],
  ['ｖictim@yahoo.co.uk', 'victim@yahoo.co.uk'],
  ['a@ｇmail.com', 'a@gmail.com'],
  ['anna@shop.example/x', 'anna@shop.example/x'],
  ['anna@shop.example／x', 'anna@shop.example/x'],
  ['anna@%61.example', 'anna@%61.example'],
  ['anna', '@anna'],
] as const)('the mailbox of %s is %s', ([email, mailbox]) => {
  expect(mailboxKey(email)).toBe(mailbox);
  expect(mailboxKey(mailbox)).toBe(mailbox);
});

/** All planes that have characters which could be taken for a letter, or that nobody sees. */
const PLANES = [
  [0x80, 0x1_ff_ff],
  [0xe_00_00, 0xe_0f_ff],
] as const;

/** Every character that can be in a domain, with that domain and how a mail program sends it. */
function* characters() {
  for (const [first, last] of PLANES) {
    for (let code = first; code <= last; code += 1) {
      const domain = `a${String.fromCodePoint(code)}b.example`;
      const sentTo = domainToASCII(domain);
      if (sentTo !== '') yield { code, domain, sentTo };
    }
  }
}

test('no character makes a second mailbox of one that a mail program takes for the same', () => {
  const others = characters().filter(
    ({ domain, sentTo }) => mailboxKey(`x@${domain}`) !== `x@${sentTo}`,
  );

  expect([...others]).toEqual([]);
});

test('no form takes a domain that is plain ASCII in disguise', () => {
  const taken = characters().filter(
    ({ domain, sentTo }) => !sentTo.includes('xn--') && checkEmail(`x@${domain}`) === null,
  );

  expect([...taken]).toEqual([]);
});
