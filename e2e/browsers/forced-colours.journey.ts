import { ROUTES } from '../support/routes.ts';
import {
  listCutWords,
  listLostShapes,
  listMissingDrawings,
  showAll,
} from './support/page-faults.ts';
import { heading } from './support/targets.ts';
import { expect, test } from './support/test.ts';

for (const { path, heading: title } of ROUTES) {
  test(`${path} can be used in the visitor's own colours`, async ({ visitor }) => {
    await visitor.open(path);
    await visitor.see(heading(title));
    expect(await visitor.run(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
    await visitor.run(showAll);
    await expect.poll(() => visitor.run(listMissingDrawings)).toEqual([]);
    expect(await visitor.run(listLostShapes)).toEqual([]);
    await expect.poll(() => visitor.run(listCutWords)).toEqual([]);
  });
}
