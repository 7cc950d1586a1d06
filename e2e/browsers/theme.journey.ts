import { choice } from './support/targets.ts';
import { expect, test } from './support/test.ts';

/** Runs in a page. */
const readGround = () => getComputedStyle(document.body).backgroundColor;

test('the choice of colours is taken at once and remembered', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.click(choice('Light', 'footer'));
  const day = await visitor.run(readGround);
  await visitor.click(choice('Dark', 'footer'));
  await expect.poll(() => visitor.run(readGround)).not.toBe(day);
  const night = await visitor.run(readGround);
  await visitor.open('/team');
  expect(await visitor.run(readGround)).toBe(night);
  await visitor.click(choice('Light', 'footer'));
  await expect.poll(() => visitor.run(readGround)).toBe(day);
});
