import { signIn, expect, test } from './support/desk-test.ts';
import { listCutWords } from './support/page-faults.ts';
import { button, choice, field, heading, link } from './support/targets.ts';

const PAGES = [
  '/',
  '/leads',
  '/leads/filters',
  '/bookings',
  '/quarantine',
  '/deliveries',
  '/people',
  '/audit',
  '/you',
  '/keys',
  '/more',
];
/** A laptop, a tablet, a phone, and 1280 by 1024 at a zoom of 400 %. */
const WINDOWS = [
  { width: 1366, height: 650 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
  { width: 320, height: 256 },
];

test('somebody signs in by a mailed code, and out again', async ({ person, desk }) => {
  const { person: member } = await desk.join('member');
  await signIn(person, desk, member);
  await person.open('/you');
  await person.see(field('Name'), { value: member.name });
  await person.click(button('Sign out'));
  await person.see(heading('Sign in'));
  await person.open('/you');
  await person.see(heading('Sign in'));
});

test('an owner invites somebody, and finds it in the log', async ({ person, desk }) => {
  const { person: owner } = await desk.join('owner');
  await signIn(person, desk, owner);
  await person.click(link('People', '.rail'));
  await person.see(heading('People'));
  await person.enter(field('Email'), 'tom.reader@shop.example');
  await person.enter(field('Name'), 'Tom Reader');
  await person.click(choice('Reader'));
  await person.click(button('Send the invitation'));
  await person.see({ css: '[role=status] b', name: 'Invited.' });
  await person.click(link('Audit log', '.rail'));
  await person.see({ css: 'td', name: 'invited a person' });
});

test('every page of the desk fits, whatever the window', async ({ person, desk }) => {
  const { person: owner } = await desk.join('owner');
  await signIn(person, desk, owner);
  for (const path of PAGES) {
    await person.open(path);
    for (const size of WINDOWS) {
      await person.resize(size);
      const window = `${path} at ${size.width} by ${size.height}`;
      await expect.poll(() => person.run(listCutWords), window).toEqual([]);
    }
  }
});
