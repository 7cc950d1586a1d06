import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { errorText, systemClock } from '@high-street/server';

import { copyCheckout, HOSTS, IMAGES, type Checkout } from './checkout.ts';
import { execute } from './execute.ts';
import { visit, type Answer, type Door } from './visitor.ts';

const POLL_MS = 500;
const LIMIT_MS = 60_000;
const ROOT_CERTIFICATE = 'proxy:/data/caddy/pki/authorities/local/root.crt';

/** The product in containers of its own, from its first build to its removal. */
export type Trial = {
  readonly checkout: Checkout;
  /** `docker compose` in the checkout; gives what it printed. */
  readonly compose: (...words: string[]) => Promise<string>;
  readonly docker: (...words: string[]) => Promise<string>;
  /** Where visitors reach the proxy now; its ports change when its container does. */
  readonly findDoor: () => Promise<Door>;
  readonly visit: (
    place: keyof typeof HOSTS,
    path: string,
    form?: URLSearchParams,
  ) => Promise<Answer>;
  readonly end: () => Promise<void>;
};

/** Waits until the work succeeds; throws its last error when that takes too long. */
export async function persist<Result>(work: () => Promise<Result>): Promise<Result> {
  const deadline = systemClock.now().getTime() + LIMIT_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (systemClock.now().getTime() > deadline) throw error;
      await systemClock.sleep(POLL_MS);
    }
  }
}

function toPort(text: string): number {
  return Number(/:(\d+)\s*$/.exec(text)?.[1]);
}

/** Prepares a trial; nothing is built or started yet. */
export async function openTrial(): Promise<Trial> {
  const checkout = await copyCheckout();
  const { folder } = checkout;
  const docker = (...words: string[]) => execute('docker', words, { cwd: folder });
  const compose = (...words: string[]) => docker('compose', ...words);

  async function findDoor(): Promise<Door> {
    const file = join(folder, 'root.crt');
    await compose('cp', ROOT_CERTIFICATE, file);
    return {
      port: toPort(await compose('port', 'proxy', '443')),
      plainPort: toPort(await compose('port', 'proxy', '80')),
      ca: await readFile(file, 'utf8'),
    };
  }

  async function end(): Promise<void> {
    const leave = (...words: string[]) =>
      docker(...words).catch((error: unknown) => process.stderr.write(`${errorText(error)}\n`));
    await leave('compose', 'down', '--volumes', '--remove-orphans');
    await leave('image', 'rm', '--force', ...Object.values(IMAGES));
    // What was built as an earlier version has no name any more.
    await leave('image', 'prune', '--force', '--filter', 'label=trial');
    await checkout.remove();
  }

  return {
    checkout,
    compose,
    docker,
    findDoor,
    // A proxy that has just started answers after a moment; a form is sent once.
    visit: async (place, path, form) =>
      form
        ? visit(await findDoor(), HOSTS[place], path, form)
        : persist(async () => visit(await findDoor(), HOSTS[place], path)),
    end,
  };
}
