import { expect, test } from 'vitest';

import { BROWSERS } from './browsers.ts';

/** In the order of the list; from https://web-platform-dx.github.io/web-features-explorer */
const FIRST_VERSIONS = {
  'light-dark()': [123, 123, 120, 17.5],
  'the name of details': [120, 120, 130, 17.2],
  'AbortSignal.any()': [116, 116, 124, 17.4],
  'Intl.Segmenter': [87, 87, 125, 14.1],
};

test.each(Object.entries(FIRST_VERSIONS))('the oldest browsers know %s', (_, versions) => {
  const oldest = BROWSERS.map((name) => Number(/[\d.]+$/.exec(name)?.[0]));
  versions.forEach((version, index) => expect(oldest[index]).toBeGreaterThanOrEqual(version));
});
