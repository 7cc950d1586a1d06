import { expect, onTestFinished, test, vi } from 'vitest';

import { toFace } from './fonts.ts';

/** What the browser's own class is given. */
class GivenFace {
  readonly given: readonly unknown[];

  constructor(...given: readonly unknown[]) {
    this.given = given;
  }
}

/** Makes a face from a rule with these descriptors, and says what the browser is given for it. */
function giveFace(descriptors: Readonly<Record<string, string>>): unknown {
  vi.stubGlobal('FontFace', GivenFace);
  onTestFinished(() => void vi.unstubAllGlobals());
  const style = Object.assign(Object.keys(descriptors), {
    getPropertyValue: (name: string) => descriptors[name] ?? '',
  });
  return Reflect.get(toFace({ style }), 'given');
}

test('a font keeps every descriptor of its rule, under the name that scripts have for it', () => {
  const face = giveFace({
    'font-family': '"Besley"',
    src: 'url("/besley.woff2") format("woff2")',
    'font-style': 'italic',
    'font-weight': '400 700',
    'font-stretch': '75%',
    'font-display': 'optional',
    'font-feature-settings': '"smcp"',
    'unicode-range': 'U+100-24F',
    'ascent-override': '90%',
    'descent-override': '20%',
    'line-gap-override': '5%',
    'size-adjust': '110%',
  });
  expect(face).toEqual([
    'Besley',
    'url("/besley.woff2") format("woff2")',
    {
      style: 'italic',
      weight: '400 700',
      stretch: '75%',
      display: 'optional',
      featureSettings: '"smcp"',
      unicodeRange: 'U+100-24F',
      ascentOverride: '90%',
      descentOverride: '20%',
      lineGapOverride: '5%',
      sizeAdjust: '110%',
    },
  ]);
});

test('a rule that says nothing about waiting shows words in the fallback until its font is there', () => {
  expect(giveFace({ 'font-family': 'Besley', src: 'url(/b.woff2)' })).toEqual([
    'Besley',
    'url(/b.woff2)',
    { display: 'swap' },
  ]);
});
