import type { LockedPackage } from './lockfile.ts';

/** Licences that let everybody use, change and pass on a package for a notice at most. */
const ALLOWED = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
  'Zlib',
];

/** Other licences, by the packages that may have them, with the reason; a name may end in an asterisk. */
const EXCEPTIONS: readonly { packages: string; licence: string; reason: string }[] = [
  {
    packages: '@fontsource*',
    licence: 'OFL-1.1',
    reason: 'a font, which may be used, cut down and sent with the pages, and not sold by itself',
  },
  {
    packages: 'argparse',
    licence: 'Python-2.0',
    reason: 'as free as BSD; a part of the tool that cuts fonts down, and of no page',
  },
  {
    packages: 'caniuse-lite',
    licence: 'CC-BY-4.0',
    reason: 'data about browsers that the build of the site reads and does not pass on',
  },
  {
    packages: '@axe-core/playwright',
    licence: 'MPL-2.0',
    reason: 'used as it is by tests of accessibility, and not passed on',
  },
  {
    packages: 'axe-core',
    licence: 'MPL-2.0',
    reason: 'used as it is by tests of accessibility, and not passed on',
  },
  {
    packages: 'lightningcss*',
    licence: 'MPL-2.0',
    reason: 'used as it is by the build of the site, and not passed on',
  },
];

/** What packages say in their LICENSE file alone, or in a form that npm does not read. */
const SAID_ELSEWHERE: Readonly<Record<string, string>> = {
  'png-js': 'MIT',
  'xmlhttprequest-ssl': 'MIT',
};

/** The licence of a package as an SPDX expression; null where nobody knows it. */
export function findLicence({ name, licence }: Pick<LockedPackage, 'name' | 'licence'>) {
  return licence ?? SAID_ELSEWHERE[name] ?? null;
}

function isException(name: string, licence: string): boolean {
  return EXCEPTIONS.some(
    (exception) =>
      exception.licence === licence &&
      (exception.packages.endsWith('*')
        ? name.startsWith(exception.packages.slice(0, -1))
        : name === exception.packages),
  );
}

/** Whether the product may use a package: of licences joined by OR one has to be allowed, of those joined by AND each. */
export function isLicenceAllowed(locked: Pick<LockedPackage, 'name' | 'licence'>): boolean {
  const expression = findLicence(locked)?.replaceAll(/[()]/g, '');
  return (expression ?? '')
    .split(' OR ')
    .some((choice) =>
      choice
        .split(' AND ')
        .every((licence) => ALLOWED.includes(licence) || isException(locked.name, licence)),
    );
}

/** The exceptions that no package of the lockfile needs any more. */
export function listIdleExceptions(packages: readonly LockedPackage[]): string[] {
  return EXCEPTIONS.filter(
    ({ licence }) =>
      !packages.some(({ name, ...rest }) => rest.licence === licence && isException(name, licence)),
  ).map(({ packages: names }) => names);
}
