import { bookingParts, pickTime } from './support/booking-page.ts';
import { CALENDAR_URL, test } from './support/booking-test.ts';
import { expectAll } from './support/claims.ts';
import { anEnquiry } from './support/enquiry-page.ts';
import { mailsTo } from './support/mailbox.ts';
import { expect } from './support/test.ts';

/** A booking in London's zone, whatever the zone of the machine. */
test.use({ timezoneId: 'Europe/London' });

test('a visitor and a robot both get an answer, and only the visitor is believed', async ({
  page,
  productWithBookings: { bookings, mail },
}) => {
  const { name, email, confirm, booked, reference } = bookingParts(page);
  const trap = page.locator('[name=website_url]');
  await expectAll(page, {
    'a booking says when its page was opened, and what stands in the field that nobody sees':
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
        expect(await bookings('show', await reference.innerText())).toMatch(/^State +booked$/m);
      },

    'what a robot fills in at once is answered, held, and told to nobody': async () => {
      await page.goto(CALENDAR_URL);
      await page.route('**/api/bookings', (route, request) => {
        const { 'form-token': _, ...headers } = request.headers();
        return route.continue({ headers });
      });
      await pickTime(page);
      const visitor = anEnquiry();
      await name.fill(visitor.name);
      await email.fill(visitor.email);
      await trap.evaluate((input) => {
        if (input instanceof HTMLInputElement) input.value = 'https://robot.example';
      });
      await confirm.click();
      await expect(booked).toBeVisible();

      const shown = await bookings('show', await reference.innerText());

      expect(shown).toMatch(/^Held for +trap_filled; token_missing$/m);
      expect(await mailsTo(mail, visitor.email)).toEqual([]);
    },
  });
});
