import { question } from './support/targets.ts';
import { expect, test } from './support/test.ts';

/** Runs in a page. */
const listOpen = () =>
  [...document.querySelectorAll('main details[open] > summary')].map(({ textContent }) =>
    textContent?.trim(),
  );

test('one answer is open at a time, the first at the start, and the open one closes', async ({
  visitor,
}) => {
  await visitor.open('/faqs');
  expect(await visitor.run(listOpen)).toEqual(['What services do you offer?']);
  await visitor.click(question('Can I use my own drivers?'));
  await expect.poll(() => visitor.run(listOpen)).toEqual(['Can I use my own drivers?']);
  await visitor.press('Enter');
  await expect.poll(() => visitor.run(listOpen)).toEqual([]);
});

test('what is typed into the search leaves the questions that it stands in', async ({
  visitor,
}) => {
  await visitor.open('/faqs');
  await visitor.enter({ css: 'input[type=search]' }, 'trial');
  await visitor.see(question('Can I try it before I pay?'));
  await visitor.miss(question('Can I use my own drivers?'));
});
