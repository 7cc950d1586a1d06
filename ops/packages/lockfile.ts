import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { z } from 'zod';

import { PROJECT_ROOT } from '#/project-root.ts';

const FOLDER = 'node_modules/';

const entrySchema = z.object({
  version: z.string().optional(),
  license: z.string().optional(),
  integrity: z.string().optional(),
  link: z.boolean().default(false),
  dev: z.boolean().default(false),
  hasInstallScript: z.boolean().default(false),
  dependencies: z.record(z.string(), z.string()).default({}),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
});
const lockfileSchema = z.object({ packages: z.record(z.string(), entrySchema) });

/** A package of a registry as the lockfile holds it; one name may be there in several versions and places. */
export type LockedPackage = {
  readonly name: string;
  readonly version: string;
  readonly place: string;
  /** As the package says it; null where it says nothing that npm reads. */
  readonly licence: string | null;
  /** The hash of what is downloaded, such as sha512-…; every installation checks it. */
  readonly integrity: string | null;
  /** False for what only developing, testing and building ask for. */
  readonly isRuntime: boolean;
  readonly hasInstallScript: boolean;
  /** The places of the packages that it uses itself. */
  readonly uses: readonly string[];
};

type Entries = z.infer<typeof lockfileSchema>['packages'];

/** Where Node finds a package for one at a given place: beside it, or in a folder further out. */
function findPlace(entries: Entries, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, folder.lastIndexOf(`/${FOLDER}`))) {
    const place = `${folder}/${FOLDER}${name}`;
    if (place in entries) return place;
    if (!folder.includes(`/${FOLDER}`)) break;
  }
  const outermost = FOLDER + name;
  return outermost in entries ? outermost : undefined;
}

/** Reads the packages of registries from package-lock.json, in the order of their places; throws where a version is missing. */
export function readLockfile(): LockedPackage[] {
  const text = readFileSync(join(PROJECT_ROOT, 'package-lock.json'), 'utf8');
  const { packages } = lockfileSchema.parse(JSON.parse(text));
  return Object.entries(packages).flatMap(([place, entry]) => {
    if (!place.includes(FOLDER) || entry.link) return [];
    const { version, license = null, integrity = null, dev, hasInstallScript } = entry;
    if (version === undefined) throw new Error(`package-lock.json names no version of ${place}.`);
    const name = place.slice(place.lastIndexOf(FOLDER) + FOLDER.length);
    const asked = Object.keys({ ...entry.dependencies, ...entry.optionalDependencies });
    const uses = asked.flatMap((other) => findPlace(packages, place, other) ?? []);
    return [
      {
        name,
        version,
        place,
        licence: license,
        integrity,
        isRuntime: !dev,
        hasInstallScript,
        uses,
      },
    ];
  });
}
