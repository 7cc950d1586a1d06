import type { Locator, Page } from '@playwright/test';

import { room } from '../desk-page.ts';
import type { ActName, DayLead } from './ledger.ts';
import { pick, type Random } from './random.ts';

/** Where somebody stands with a lead before they press anything. */
export type Standing = {
  readonly page: Page;
  readonly lead: DayLead;
  readonly random: Random;
  /** Words that nobody else types. */
  readonly words: string;
};

/** Something that can be done on a page: gives the button that does it, or null where the page does not offer it. */
export type Move = {
  readonly act: ActName;
  readonly ready: (of: Standing) => Promise<Locator | null>;
};

async function shown(locator: Locator): Promise<Locator | null> {
  return (await locator.count()) > 0 ? locator.first() : null;
}

const button = (page: Page, name: RegExp) => shown(room(page).getByRole('button', { name }));

const press = (act: ActName, name: RegExp): Move => ({
  act,
  ready: ({ page }) => button(page, name),
});

/** Both are called so: what was given up goes again, and what was accepted goes once more. */
const sendAgain = (act: 'requeue' | 'resend'): Move => ({
  act,
  ready: ({ page }) =>
    shown(
      room(page)
        .locator(`[value="${act}"]`)
        .and(page.getByRole('button', { name: /^Send again/ })),
    ),
});

/** Chooses one of a select, but not what asks to choose. */
async function chooseAny(select: Locator, random: Random): Promise<void> {
  const values = await select
    .locator('option')
    .evaluateAll((options) =>
      options.flatMap((one) =>
        one instanceof HTMLOptionElement && one.value !== '' ? [one.value] : [],
      ),
    );
  await select.selectOption(pick(random, values));
}

/** Chooses one of the radio buttons. */
async function checkAny(radios: Locator, random: Random): Promise<void> {
  const places = Array.from({ length: await radios.count() }, (_, place) => place);
  // By its label, as people do: what lies over the page at its foot must not take the press.
  await radios.nth(pick(random, places)).locator('xpath=ancestor::label').click();
}

const give: Move = {
  act: 'give',
  async ready({ page, random }) {
    const fold = room(page).locator('details.give');
    if ((await fold.count()) === 0) return null;
    await fold.locator('summary').click();
    await chooseAny(fold.locator('select[name=personId]'), random);
    return fold.getByRole('button', { name: 'Give', exact: true });
  },
};

const note: Move = {
  act: 'note',
  async ready({ page, words }) {
    const form = room(page).locator('[data-way=note]');
    if ((await form.count()) === 0) return null;
    await room(page).getByRole('button', { name: /^Note/ }).first().click();
    await form.locator('textarea[name=body]').fill(words);
    return form.getByRole('button', { name: 'Add note' });
  },
};

const editNote: Move = {
  act: 'edit-note',
  async ready({ page, words }) {
    const fold = room(page).locator('details.note-edit');
    if ((await fold.count()) === 0) return null;
    await fold.first().locator('summary').click();
    await fold.first().locator('textarea[name=body]').fill(words);
    return fold.first().getByRole('button', { name: 'Save note' });
  },
};

const called: Move = {
  act: 'called',
  async ready({ page, random, words }) {
    const way = await button(page, /^Called/);
    if (way === null) return null;
    await way.click();
    const form = room(page).locator('[data-way=called]');
    await checkAny(form.getByRole('radio'), random);
    if (random() < 0.5) await form.locator('[name=note]').fill(words);
    return form.getByRole('button', { name: 'Add to history' });
  },
};

const lost: Move = {
  act: 'mark',
  async ready({ page, random }) {
    const link = await shown(room(page).getByRole('link', { name: /^Lost…/ }));
    if (link === null) return null;
    await link.click();
    const form = room(page).locator('form.lost-form');
    await form.waitFor();
    await checkAny(form.getByRole('radio'), random);
    return form.getByRole('button', { name: 'Mark as lost' });
  },
};

/** What the page of a lead may offer. */
export const LEAD_MOVES = {
  take: press('take', /^Take it/),
  back: press('hand-back', /^Hand back/),
  give,
  note,
  editNote,
  called,
  won: press('mark', /^Won/),
  spam: press('mark', /^Spam/),
  waiting: press('mark', /^Back to waiting/),
  lost,
  elsewhere: press('elsewhere', /^Answered elsewhere/),
  release: press('release', /^Release/),
  bin: press('bin', /^Bin/),
  restore: press('restore', /^Restore/),
  requeue: sendAgain('requeue'),
  resend: sendAgain('resend'),
} as const satisfies Record<string, Move>;

/** The name of one of them. */
export type LeadMove = keyof typeof LEAD_MOVES;

async function tickLead({ page, lead }: Standing): Promise<boolean> {
  const tick = room(page).locator(`[data-row-id="${lead.id}"] input[name=lead]`);
  if ((await tick.count()) === 0) return false;
  await tick.check({ force: true });
  return true;
}

/** What the list offers for a lead that is ticked. */
export const LIST_MOVES = {
  mark: {
    act: 'bulk-mark',
    async ready(of) {
      if (!(await tickLead(of))) return null;
      await chooseAny(room(of.page).locator('select[name=mark]'), of.random);
      return room(of.page).getByRole('button', { name: 'Mark', exact: true });
    },
  },
  bin: {
    act: 'bin',
    ready: async (of) => ((await tickLead(of)) ? button(of.page, /^Bin/) : null),
  },
} as const satisfies Record<string, Move>;

const ofCard = (act: ActName, name: RegExp): Move => ({
  act,
  ready: ({ page, lead }) =>
    shown(room(page).locator(`li[data-row-id="${lead.id}"]`).getByRole('button', { name })),
});

/** What quarantine offers for a lead in it. */
export const KEPT_MOVES = {
  release: ofCard('release', /^Release/),
  bin: ofCard('bin', /^Bin/),
} as const satisfies Record<string, Move>;

/** Moves a booking to one of the times that are free. */
export const BOOKING_MOVE: Move = {
  act: 'move',
  async ready({ page, random }) {
    const times = room(page).locator('form input[name=start]');
    if ((await times.count()) === 0) return null;
    await checkAny(times, random);
    return button(page, /^Move to this time/);
  },
};

/** Takes back what was binned a moment ago. */
export const UNDO: Move = press('restore', /^Undo/);

/** Sends again what was refused, though somebody has saved something else meanwhile. */
export const insist = (act: ActName): Move => ({
  act,
  async ready({ page }) {
    const form = room(page).locator('form.two-answers');
    await form.locator('label').filter({ hasText: 'You, not saved' }).click();
    return form.getByRole('button', { name: 'Save these' });
  },
});
