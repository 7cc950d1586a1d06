import {
  cleanText,
  fitLine,
  findBlanks,
  isBlank,
  LENGTH_LIMIT,
  REPLY_LIMIT,
} from '@high-street/contract';

import { BlanksLeft, ReplyInvalid } from './reply-error.ts';

/** The words of a reply as they are stored; throws ReplyInvalid. */
export function readBody(typed: string): string {
  const body = cleanText(typed);
  if (isBlank(body)) throw new ReplyInvalid('body', 'empty');
  if (body.length > REPLY_LIMIT) throw new ReplyInvalid('body', 'too-long');
  return body;
}

/** The words of a reply that can be sent; throws ReplyInvalid and BlanksLeft. */
export function readFilledBody(typed: string): string {
  const body = readBody(typed);
  const blanks = findBlanks(body);
  if (blanks.length > 0) throw new BlanksLeft(blanks);
  return body;
}

/** The name of a saved reply as it is stored; throws ReplyInvalid. */
export function readName(typed: string): string {
  const name = fitLine(typed, typed.length);
  if (name === null || isBlank(name)) throw new ReplyInvalid('name', 'empty');
  if (name.length > LENGTH_LIMIT.line) throw new ReplyInvalid('name', 'too-long');
  return name;
}
