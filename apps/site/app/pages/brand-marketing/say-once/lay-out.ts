import { countSms, type SmsCount } from './count-sms.ts';
import { cutText, type CutText } from './cut-text.ts';

/** What is written once. */
export type Message = { readonly shop: string; readonly line: string };

/** Words that stand in for a field left empty, and the way out that a text message has to offer. */
export type LayOutWords = { readonly empty: Message; readonly wayOut: string };

/** One message as each channel shows it. */
export type LaidOut = {
  readonly shop: string;
  readonly line: string;
  readonly email: CutText;
  readonly whatsapp: { readonly length: number };
  readonly sms: SmsCount & { readonly text: string };
  readonly push: CutText;
  readonly social: CutText & { readonly account: string };
};

/** Letters that each channel shows or takes; an SMS is counted in parts instead. */
export const LIMITS = { subject: 40, whatsapp: 1024, push: 90, social: 125 } as const;

/** Longest shop name and line of the picture's own fields. */
export const FIELD_LIMITS = { shop: 30, line: 200 } as const;

/** The first sentence, which heads an e-mail; a full stop would look odd there. */
function firstSentence(line: string): string {
  const sentence = /^.*?[.!?…](?=\s|$)/s.exec(line)?.[0] ?? line;
  return sentence.replace(/\s+/g, ' ').replace(/\.$/, '');
}

function accountOf(shop: string): string {
  return shop.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '') || 'shop';
}

export function layOut(message: Message, words: LayOutWords): LaidOut {
  const shop = message.shop.trim() || words.empty.shop;
  const line = message.line.trim() || words.empty.line;
  const text = `${shop}: ${line} ${words.wayOut}`;
  return {
    shop,
    line,
    email: cutText(firstSentence(line), LIMITS.subject),
    whatsapp: { length: cutText(line, LIMITS.whatsapp).length },
    sms: { ...countSms(text), text },
    push: cutText(line, LIMITS.push),
    social: { ...cutText(line, LIMITS.social), account: accountOf(shop) },
  };
}
