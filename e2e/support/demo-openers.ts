import type { Page } from '@playwright/test';

const LABEL = /^(?:Book Your Demo|Schedule a free Demo)/;

/** How many buttons of each page open the panel expanded; /product/rewards-and-loyality-points has a link instead. */
export const OPENERS: Readonly<Record<string, number>> = {
  '/': 2,
  '/home': 2,
  '/product/smart-booking-system': 1,
  '/product/qr-code-promotions': 2,
  '/solutions': 1,
  '/Landing': 5,
};

/** The buttons of a page, in its own part, that open the panel expanded. */
export const demoOpeners = (page: Page) => page.getByRole('button', { name: LABEL });
