import { setTimeout as wait } from 'node:timers/promises';

const ASK_AGAIN_MS = 50;
const PATIENCE_MS = 90_000;

/** Resolves once the condition holds; throws when it does not for longer than anything here should take. */
export async function waitUntil(
  what: string,
  holds: () => boolean | Promise<boolean>,
): Promise<void> {
  const begun = performance.now();
  while (!(await holds())) {
    if (performance.now() - begun > PATIENCE_MS) throw new Error(`This never came: ${what}.`);
    await wait(ASK_AGAIN_MS);
  }
}
