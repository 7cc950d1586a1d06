import { ROUTES } from '../support/routes.ts';
import { listCutWords, listMissingDrawings, showAll, spaceText } from './support/page-faults.ts';
import { heading } from './support/targets.ts';
import { expect, test } from './support/test.ts';

/** A laptop with a low window, a tablet, the narrowest phone, and 1280 by 1024 at a zoom of 400 %. */
const WINDOWS = [
  { width: 1366, height: 650 },
  { width: 768, height: 1024 },
  { width: 320, height: 640 },
  { width: 320, height: 256 },
];

/** Windows in which words with wider spacing have the least room. */
const WINDOWS_OF_READERS = [
  { width: 1366, height: 768 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];

for (const { path, heading: title } of ROUTES) {
  test(`${path} is all there, and fits whatever the window and however far apart its words`, async ({
    visitor,
  }) => {
    await visitor.open(path);
    await visitor.see(heading(title));
    await visitor.run(showAll);
    await expect.poll(() => visitor.run(listMissingDrawings)).toEqual([]);
    for (const size of WINDOWS) {
      await visitor.resize(size);
      const window = `at ${size.width} by ${size.height}`;
      await expect.poll(() => visitor.run(listCutWords), window).toEqual([]);
    }
    await visitor.run(spaceText);
    for (const size of WINDOWS_OF_READERS) {
      await visitor.resize(size);
      const window = `spaced at ${size.width}`;
      await expect.poll(() => visitor.run(listCutWords), window).toEqual([]);
    }
  });
}
