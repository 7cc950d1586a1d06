import { expectNoFaults } from './support/axe.ts';
import { writeLead } from './support/desk-lead.ts';
import { room, setUndoSeconds, title, untilAnswering } from './support/desk-page.ts';
import { test } from './support/desk-test.ts';
import { expect } from './support/test.ts';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

test('the lead due next is answered where it is read, by keys, and the next one follows', async ({
  page,
  desk,
  signInAs,
}) => {
  const first = await writeLead(desk, `Next up ${process.pid}`);
  const second = await writeLead(desk, `Next up ${process.pid}`);
  await signInAs('member');
  // A mail that is taken later is told at the head of the page, which moves what is below it.
  for (const { reference } of [first, second]) {
    await page.goto(`/leads/${reference}`);
    for (const mail of ['Email to the team', 'Confirmation']) {
      await expect(room(page)).toContainText(`${mail} accepted.`);
    }
  }
  await page.setViewportSize(DESKTOP);
  await page.goto(`/?at=${first.reference}`);
  await expect(title(page)).toHaveText('Next up');
  await expect(page.getByRole('heading', { level: 2, name: first.name })).toBeVisible();
  await expect(room(page)).toContainText('Due by');
  await expectNoFaults(page);

  await untilAnswering(page);
  await page.keyboard.press('c');
  await page.getByRole('radio', { name: 'Spoke' }).check();
  await page.getByRole('button', { name: 'Add to history' }).click();
  await expect(room(page)).toContainText('Call added to the history: ');
  await expect(page.getByRole('heading', { level: 2, name: first.name })).toHaveCount(0);

  await page.goto(`/?at=${second.reference}`);
  await page.setViewportSize(PHONE);
  await expectNoFaults(page);
  await page.getByRole('button', { name: 'Take it' }).click();
  await expect(room(page)).toContainText('Yours since');
  await page.setViewportSize(DESKTOP);

  await test.step('the words of a note are there again after a look elsewhere, until the note is added', async () => {
    const note = page.getByRole('textbox', { name: /^Note/ });
    const lookElsewhere = async () => {
      await room(page).getByRole('link', { name: 'Search the leads' }).click();
      await expect(page.getByRole('searchbox', { name: 'Search the leads' })).toBeFocused();
      await page.goBack();
      await expect(title(page)).toHaveText('Next up');
      await page.getByRole('button', { name: /^Note/ }).click();
    };
    await page.goto(`/?at=${second.reference}`);
    await untilAnswering(page);
    await page.keyboard.press('n');
    await page.keyboard.type('Wants the window seat');
    await expect(room(page)).toContainText('Draft kept on this device');
    await lookElsewhere();
    await expect(note).toHaveValue('Wants the window seat');
    await page.getByRole('button', { name: 'Add note' }).click();
    await expect(room(page)).toContainText('Note added: ');
    await lookElsewhere();
    await expect(note).toHaveValue('');
  });
});

test('the lead in hand stays while somebody writes to it, also once the last reply can no longer be taken back', async ({
  page,
  desk,
  signInAs,
}) => {
  const first = await writeLead(desk);
  const second = await writeLead(desk);
  const { client, person } = await desk.join('member');
  await signInAs('member');
  await setUndoSeconds(page, '60');
  await page.goto(`/?at=${first.reference}`);
  await untilAnswering(page);
  const words = page.getByRole('textbox', { name: /^Reply to/ });
  await words.fill('Thursday is fine.');
  await words.press('Control+Enter');
  await expect(room(page)).toContainText('Your reply is on its way: ');

  await page.clock.install();
  await page.goto(`/?at=${second.reference}&about=${first.reference}&done=sent`);
  await untilAnswering(page);
  await client.get(`/leads/${second.reference}`);
  await expect(room(page)).toContainText('is looking since');
  await client.post(`/leads/${second.reference}`, { form: { intent: 'take' } });
  await expect(room(page)).toContainText(`${person.name} has this lead now.`);
  await client.post(`/leads/${second.reference}`, { form: { intent: 'hand-back' } });
  await expect(room(page)).toContainText('This lead has changed since');
  await words.fill('Come and see us');
  await client.post(`/leads/${second.reference}`, { form: { intent: 'elsewhere' } });
  await expect(room(page)).toContainText('This lead has changed since');
  const undo = page.getByRole('button', { name: /^Undo/ });
  await expect(undo).toBeVisible();
  await page.clock.fastForward(60_000);
  await expect(undo).toHaveCount(0);
  const read = page.waitForRequest(/[.]data/, { timeout: 5_000 });
  await page.clock.fastForward(5_000);
  await expect(read).rejects.toThrow('Timeout');
  await expect(words).toHaveValue('Come and see us');
});
