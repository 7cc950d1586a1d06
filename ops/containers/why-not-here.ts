import { spawnSync } from 'node:child_process';

/** The first that can replace what a file lists by another file, which keeps ports of this machine free. */
const LEAST_COMPOSE = [2, 24, 4] as const;

function ask(words: readonly string[]): string | null {
  const { status, stdout } = spawnSync('docker', words, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

/** Says whether a version such as v2.40.3-desktop.1 is that one or a later one. */
export function isAtLeast(version: string, least: readonly number[]): boolean {
  const found = version.replace(/^v/, '').split(/[.-]/).map(Number);
  const first = least.findIndex((part, place) => found[place] !== part);
  return first === -1 || (found[first] ?? 0) > (least[first] ?? 0);
}

/** Why compose.yaml cannot be tried on this machine, in a sentence; null where it can. */
export function whyNotHere(): string | null {
  const compose = ask(['compose', 'version', '--short']);
  if (compose === null || ask(['info']) === null) {
    return 'compose.yaml was not tried, as this needs a Docker Engine that runs here and Docker Compose.';
  }
  if (!isAtLeast(compose, LEAST_COMPOSE)) {
    return `compose.yaml was not tried, as this needs Docker Compose ${LEAST_COMPOSE.join('.')} or later, and here it is ${compose}.`;
  }
  const product = ['network', 'ls', '--quiet', '--filter', 'name=^high-street_front$'];
  return ask(product) === ''
    ? null
    : 'compose.yaml was not tried, as the product is on this machine already and both would use one network.';
}
