import { anEnquiry } from '../support/enquiry-page.ts';
import { mailsTo } from '../support/mailbox.ts';
import { button, field, heading, link } from './support/targets.ts';
import { expect, test } from './support/test.ts';

test('a demo is booked in the panel, mailed, and its date held on the enquiry', async ({
  visitor,
  product,
}) => {
  const { name, email } = anEnquiry();
  await visitor.open('/enquiry');
  await visitor.click({ css: 'button.appointment-button' });
  const inPanel = visitor.inFrame('dialog iframe');
  await inPanel.see(heading('30-minute walkthrough'));
  await inPanel.click(link('Next month'));
  await inPanel.see({ css: '.month-grid[data-loading=ready]' });
  await inPanel.click({ css: '[data-day][data-free]' });
  await inPanel.click({ css: '#times .time' });
  await inPanel.enter(field('Name'), name);
  await inPanel.enter(field('Email'), email);
  await inPanel.click(button('Confirm booking'));
  await inPanel.see(heading('See you then'));
  await visitor.click(button('Close', 'dialog'));
  await visitor.miss({ css: 'dialog iframe' });
  await visitor.see({ css: 'p, div, span', name: 'Booking Date & Time:' });
  await expect.poll(async () => (await mailsTo(product.mail, email)).length).toBe(1);
});

test('the panel is 350 by 600 px, grows to nearly the window, and closes on Esc', async ({
  visitor,
}) => {
  await visitor.open('/');
  await visitor.click({ css: 'button.appointment-button' });
  await visitor.inFrame('dialog iframe').see(heading('30-minute walkthrough'));
  const measure = () =>
    visitor.run(() => {
      const panel = document.querySelector<HTMLElement>('dialog[open]');
      return [panel?.offsetWidth, panel?.offsetHeight];
    });
  expect(await measure()).toEqual([350, 600]);
  await visitor.click(button('Expand', 'dialog'));
  await expect.poll(measure).toEqual([1216, 760]);
  await visitor.press('Escape');
  await visitor.miss({ css: 'dialog iframe' });
});
