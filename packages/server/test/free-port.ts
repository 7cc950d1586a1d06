import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below 32,768, from where on Linux gives ports to whoever calls out, between the asking for one and its use. */
const FIRST = 20_000;
const BLOCK_SIZE = 1_000;
const BLOCKS = 12;

/** The processes of a run of tests have a block each, by the number that Playwright or Vitest gives them. */
const { TEST_PARALLEL_INDEX, VITEST_POOL_ID = '0' } = process.env;
const block = FIRST + (Number(TEST_PARALLEL_INDEX ?? VITEST_POOL_ID) % BLOCKS) * BLOCK_SIZE;
let last = Math.floor(Math.random() * BLOCK_SIZE);

/**
 * A port that nothing listens on, and that no other test is given; throws when a thousand are taken. With `above`, so is
 * the one so many ports above it, of the same block.
 */
export async function findFreePort(above = 0): Promise<number> {
  for (let tried = 0; tried < BLOCK_SIZE; tried += 1) {
    last = (last + 1) % BLOCK_SIZE;
    const port = block + last;
    if (last + above < BLOCK_SIZE && (await isFree(port)) && (await isFree(port + above))) {
      return port;
    }
  }
  throw new Error(`All ports from ${block} to ${block + BLOCK_SIZE - 1} are in use.`);
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port);
  try {
    await once(probe, 'listening');
  } catch {
    return false;
  }
  probe.close();
  await once(probe, 'close');
  return true;
}
