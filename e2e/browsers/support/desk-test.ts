import { expect } from '@playwright/test';

import { codeIn, mailTo } from '../../support/desk-mail.ts';
import { openDesk, type Desk, type DeskPerson } from '../../support/desk-test.ts';
import { prepareProduct } from '../../support/product.ts';
import { button, field, heading } from './targets.ts';
import { test as base } from './test.ts';
import { createVisitor, type Visitor } from './visitor.ts';

const LAPTOP = { width: 1280, height: 800 };

/** Runs in a page: its forms work from the moment that they are there, with scripts or without. */
const isLoaded = () => document.readyState === 'complete';

/** A test with somebody in a browser beside a running desk; what the browser complains of fails it. */
export const test = base.extend<{ person: Visitor }, { desk: Desk }>({
  desk: [
    async ({}, provide) => {
      const product = await prepareProduct();
      await provide(await openDesk(product));
      await product.close();
    },
    { scope: 'worker' },
  ],

  person: async ({ engineBrowser, desk }, provide) => {
    const visit = await engineBrowser.visit(desk.url);
    await visit.resize(LAPTOP);
    await provide(createVisitor(visit, desk.url, { isReady: isLoaded }));
    expect(await visit.complaints()).toEqual([]);
    await visit.end();
  },
});

/** Signs in by the code that is mailed. */
export async function signIn(person: Visitor, desk: Desk, { email }: DeskPerson): Promise<void> {
  await person.open('/sign-in');
  await person.enter(field('Email'), email);
  await person.click(button('Send a link and a code'));
  await person.see(heading('Look in your email'));
  // The first mail was the invitation.
  const { text = '' } = await mailTo(desk.product.mail, email, 2);
  await person.enter({ css: 'input[autocomplete=one-time-code]' }, codeIn(text));
  await person.click(button('Open the desk'));
  await person.see(heading('Next up'));
}

export { expect };
