import { expect } from '@playwright/test';

import type { Key, Size, Visit } from './browser.ts';
import { chooseOption, lookAt, type Sight, type Target } from './look-at.ts';
import { runScript } from './run-script.ts';

/** How often, and how long, the page is asked for what is waited for. */
const POLL = { intervals: [20, 50, 100], timeout: 10_000 };

/** What a person does on the site; every act waits until it can be done. */
export type Visitor = {
  /** Opens a page and waits until it is ready. */
  readonly open: (path: string) => Promise<void>;
  readonly resize: (size: Size) => Promise<void>;
  readonly click: (target: Target) => Promise<void>;
  readonly press: (key: Key) => Promise<void>;
  /** Types into an empty field. */
  readonly enter: (target: Target, text: string) => Promise<void>;
  readonly choose: (label: string, option: string) => Promise<void>;
  /** Waits until the target can be seen, and is as wanted. */
  readonly see: (target: Target, as?: Partial<Sight>) => Promise<void>;
  /** Waits until the target cannot be seen. */
  readonly miss: (target: Target) => Promise<void>;
  /** Waits until the address is this one of the site. */
  readonly arrive: (path: string) => Promise<void>;
  /** The page as a PDF. */
  readonly print: () => Promise<Uint8Array>;
  /** See {@link runScript}. */
  readonly run: <Args extends readonly unknown[], Result>(
    script: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>;
  /** The same person with what is in a frame of the page. */
  readonly inFrame: (selector: string) => Visitor;
};

function describe({ css, name }: Target): string {
  return name === undefined ? css : `${css} "${name}"`;
}

/** Tries until it succeeds, also where the page is changing and cannot answer. */
async function waitFor(check: () => Promise<void>): Promise<void> {
  await expect(check).toPass(POLL);
}

/** Runs in a page: the part that React completes first when there is nothing else to do is complete. */
function isAnswering(): boolean {
  return document.querySelector('[data-complete]') !== null;
}

type Place = {
  /** Selector of a frame of the page, or null for the page itself. */
  readonly frame?: string | null;
  /** Runs in a page: whether it is ready for somebody. */
  readonly isReady?: () => boolean;
};

/** Somebody who visits the site, or another origin of the product. */
export function createVisitor(
  visit: Visit,
  origin: string,
  { frame = null, isReady = isAnswering }: Place = {},
): Visitor {
  const run: Visitor['run'] = (script, ...args) => runScript(visit, frame, script, ...args);

  const look = (target: Target) => run(lookAt, target, false);

  async function findFrame(): Promise<{ x: number; y: number }> {
    if (frame === null) return { x: 0, y: 0 };
    return runScript(
      visit,
      null,
      (selector) => {
        const { left, top } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
        return { x: left ?? 0, y: top ?? 0 };
      },
      frame,
    );
  }

  async function click(target: Target): Promise<void> {
    let place = { x: 0, y: 0 };
    await waitFor(async () => {
      const sight = await run(lookAt, target, true);
      const obstacle = sight?.isShown ? sight.obstacle : 'It is not there.';
      expect(obstacle, `${describe(target)} can be pressed`).toBe('');
      place = sight ?? place;
    });
    const { x, y } = await findFrame();
    await visit.click({ x: place.x + x, y: place.y + y });
  }

  async function see(target: Target, as: Partial<Sight> = {}): Promise<void> {
    await waitFor(async () => {
      const message = `${describe(target)} can be seen`;
      expect(await look(target), message).toMatchObject({ isShown: true, ...as });
    });
  }

  return {
    run,
    click,
    see,
    open: async (path) => {
      await visit.open(`${origin}${path}`);
      await expect.poll(() => run(isReady), { message: 'the page is ready', ...POLL }).toBe(true);
    },
    resize: visit.resize,
    press: visit.press,
    print: async () => {
      if (!visit.print) throw new Error('The driver of this browser cannot print.');
      return visit.print();
    },
    enter: async (target, text) => {
      await click(target);
      await see(target, { isFocused: true });
      await visit.type(text);
      await see(target, { value: text });
    },
    choose: (label, option) => run(chooseOption, label, option),
    miss: async (target) => {
      await waitFor(async () => {
        const sight = await look(target);
        expect(sight?.isShown ?? false, `${describe(target)} can be seen`).toBe(false);
      });
    },
    arrive: async (path) => {
      await expect
        .poll(() => run(() => location.pathname + location.search), { message: path, ...POLL })
        .toBe(path);
    },
    inFrame: (selector) => createVisitor(visit, origin, { frame: selector, isReady }),
  };
}
