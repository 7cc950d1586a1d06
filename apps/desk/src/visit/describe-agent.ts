/** Browsers by what they call themselves; those that call themselves by others' names, too, come first. */
const BROWSERS: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/Chrom(?:e|ium)\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

function findName(list: typeof BROWSERS, text: string): string | undefined {
  return list.find(([sign]) => sign.test(text))?.[1];
}

/** A browser in a few words that its person recognises, such as "Firefox on Linux"; nothing is repeated of what it says. */
export function describeAgent(userAgent: string | undefined): string {
  const browser = findName(BROWSERS, userAgent ?? '') ?? 'A browser';
  const system = findName(SYSTEMS, userAgent ?? '');
  return system === undefined ? browser : `${browser} on ${system}`;
}
