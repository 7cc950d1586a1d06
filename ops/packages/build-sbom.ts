import { Enums, Models, Serialize, Spec } from '@cyclonedx/cyclonedx-library';

import { findLicence } from './allowed-licences.ts';
import type { LockedPackage } from './lockfile.ts';

const SHA512 = 'sha512-';

/** The address of a package in no particular registry (https://github.com/package-url/purl-spec). */
export function buildPurl({ name, version }: Pick<LockedPackage, 'name' | 'version'>): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`;
}

function describeHash(integrity: string | null): Models.HashDictionary {
  if (integrity?.startsWith(SHA512) !== true) return new Models.HashDictionary();
  const content = Buffer.from(integrity.slice(SHA512.length), 'base64').toString('hex');
  return new Models.HashDictionary([[Enums.HashAlgorithm['SHA-512'], content]]);
}

function describePackage(locked: LockedPackage): Models.Component {
  const { name, version, integrity } = locked;
  const [group, shortName] = name.startsWith('@') ? name.split('/') : [undefined, name];
  const licence = findLicence(locked);
  const component = new Models.Component(Enums.ComponentType.Library, shortName ?? name, {
    bomRef: buildPurl(locked),
    purl: buildPurl(locked),
    version,
    hashes: describeHash(integrity),
    ...(group === undefined ? {} : { group }),
  });
  if (licence !== null) component.licenses.add(new Models.LicenseExpression(licence));
  return component;
}

/**
 * A CycloneDX document of what the product runs with: each runtime package once a version, with its licence, the hash
 * that installing checks, and what it uses itself.
 */
export function buildSbom(
  product: { readonly name: string; readonly version: string },
  packages: readonly LockedPackage[],
  now: Date,
): string {
  const runtime = packages.filter(({ isRuntime }) => isRuntime);
  const components = new Map(runtime.map((locked) => [buildPurl(locked), describePackage(locked)]));
  const purls = new Map(runtime.map((locked) => [locked.place, buildPurl(locked)]));
  for (const locked of runtime) {
    const uses = locked.uses.flatMap((place) => components.get(purls.get(place) ?? '') ?? []);
    for (const { bomRef } of uses) components.get(buildPurl(locked))?.dependencies.add(bomRef);
  }
  const { name, version } = product;
  const bom = new Models.Bom({
    components: new Models.ComponentRepository(components.values()),
    metadata: new Models.Metadata({
      timestamp: now,
      component: new Models.Component(Enums.ComponentType.Application, name, {
        bomRef: buildPurl(product),
        purl: buildPurl(product),
        version,
      }),
    }),
  });
  const normalizer = new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6);
  return new Serialize.JsonSerializer(normalizer).serialize(bom, { sortLists: true, space: 2 });
}
