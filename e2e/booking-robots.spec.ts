import { bookingParts, pickTime } from './support/booking-page.ts';
import { expectAll } from './support/claims.ts';
import { anEnquiry } from './support/enquiry-page.ts';
import { mailsTo } from './support/mailbox.ts';
import { CALENDAR_URL, expect, test } from './support/test.ts';

/** A booking in London's zone, whatever the zone of the machine. */
test.use({ timezoneId: 'Europe/London' });

test('a visitor and a robot both get an answer, and only the visitor is believed', async ({
  page,
  product: { bookings, mail },
}) => {
  const { name, email, confirm, booked, reference } = bookingParts(page);
  const trap = page.locator('[name=website_url]');
  const robot = anEnquiry();
  let held = '';
  await expectAll(page, {
    'what a robot fills in at once is answered and held': async () => {
      await page.goto(CALENDAR_URL);
      const withoutToken = '**/api/bookings';
      await page.route(withoutToken, (route, request) => {
        const { 'form-token': _, ...headers } = request.headers();
        return route.continue({ headers });
      });
      await pickTime(page);
      await name.fill(robot.name);
      await email.fill(robot.email);
      await trap.evaluate((input) => {
        if (input instanceof HTMLInputElement) input.value = 'https://robot.example';
      });
      await confirm.click();
      await expect(booked).toBeVisible();
      await page.unroute(withoutToken);

      held = await reference.innerText();
      expect(await bookings('show', held)).toMatch(/^Held for +trap_filled; token_missing$/m);
    },

    'a booking says when its page was opened, and what stands in the field that nobody sees; nobody is told of the one before':
      async () => {
        await page.goto(CALENDAR_URL);
        await pickTime(page);
        await expect(trap).not.toBeInViewport();
        await expect(trap).toHaveAttribute('tabindex', '-1');
        await expect(trap).toHaveAttribute('autocomplete', 'off');
        expect(await trap.evaluate((input) => input.closest('[aria-hidden="true"]') !== null)).toBe(
          true,
        );
        const visitor = anEnquiry();
        await name.fill(visitor.name);
        await email.fill(visitor.email);
        const sent = page.waitForRequest('**/api/bookings');
        await confirm.click();
        const headers = await (await sent).allHeaders();
        await expect(booked).toBeVisible();
        expect(headers['form-token']).toMatch(/^\d{13}\.[\w-]{22}\.[\w-]{43}$/);
        expect(headers['form-trap']).toBeUndefined();
        const believed = await reference.innerText();
        expect(await bookings('show', believed)).toMatch(/^State +booked$/m);

        const about = async (booking: string) =>
          (await mail.read()).filter(({ subject }) => subject?.endsWith(booking)).length;
        await expect.poll(() => about(believed)).toBe(2);
        expect(await about(held)).toBe(0);
        expect(await mailsTo(mail, robot.email)).toEqual([]);
      },
  });
});
