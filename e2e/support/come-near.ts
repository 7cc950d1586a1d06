import { expect, type Locator } from '@playwright/test';

/** Scrolls to a place until what waits for somebody to come near is there: what is above it may be laid out only on the way. */
export async function comeNear(place: Locator, live: Locator): Promise<void> {
  await expect(async () => {
    await place.scrollIntoViewIfNeeded();
    await expect(live).toBeVisible({ timeout: 1_000 });
  }).toPass();
}
