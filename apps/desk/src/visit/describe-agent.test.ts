import { expect, test } from 'vitest';

import { describeAgent } from './describe-agent.ts';

const LINUX = 'Mozilla/5.0 (X11; Linux x86_64)';
const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)';

test.for([
  [`${LINUX} rv:153.0) Gecko/20100101 Firefox/153.0`, 'Firefox on Linux'],
  [`${LINUX} ${WEBKIT} Chrome/150.0.0.0 Safari/537.36`, 'Chrome on Linux'],
  [`${LINUX} ${WEBKIT} HeadlessChrome/150.0.0.0 Safari/537.36`, 'Chrome on Linux'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/150.0.0.0 Safari/537.36 Edg/150.0`,
    'Edge on Windows',
  ],
  [`${IPHONE} AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1`, 'Safari on iPhone'],
  [`${IPHONE} AppleWebKit/605.1.15 CriOS/150.0 Mobile/15E148 Safari/604.1`, 'Chrome on iPhone'],
  ['curl/8.14.1', 'A browser'],
  [undefined, 'A browser'],
] as const)('%s is told as "%s"', ([agent, words]) => {
  expect(describeAgent(agent)).toBe(words);
});
