export type SmsCount = {
  readonly alphabet: 'gsm-7' | 'ucs-2';
  /** What the text takes up, in units of its alphabet. */
  readonly units: number;
  readonly parts: number;
  readonly perPart: number;
  /** The first character that the short alphabet lacks; it makes every part smaller. */
  readonly odd: string | null;
};

/* 3GPP TS 23.038, 6.2.1: the default alphabet, and the characters behind an escape that take two places. */
const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const ESCAPED = new Set('\f^{}\\[~]|€');

/* A message in several parts gives up some of each for the number of the part. */
const ROOM = {
  'gsm-7': { alone: 160, joined: 153 },
  'ucs-2': { alone: 70, joined: 67 },
} as const;

/** Parts that a text fills when no character may be torn in two. */
function countParts(sizes: readonly number[], perPart: number): number {
  let parts = 1;
  let used = 0;
  for (const size of sizes) {
    if (used + size > perPart) {
      parts += 1;
      used = 0;
    }
    used += size;
  }
  return parts;
}

/** Counts a text as a phone network does: in seven-bit letters if all are known to it, else in UTF-16 units. */
export function countSms(text: string): SmsCount {
  const characters = Array.from(text);
  const odd = characters.find((one) => !BASIC.has(one) && !ESCAPED.has(one)) ?? null;
  const alphabet = odd === null ? 'gsm-7' : 'ucs-2';
  const sizes = characters.map((one) =>
    alphabet === 'ucs-2' ? one.length : ESCAPED.has(one) ? 2 : 1,
  );
  const units = sizes.reduce((sum, size) => sum + size, 0);
  const { alone, joined } = ROOM[alphabet];
  if (units <= alone) return { alphabet, units, parts: 1, perPart: alone, odd };
  return { alphabet, units, parts: countParts(sizes, joined), perPart: joined, odd };
}
