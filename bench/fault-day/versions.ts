import { cp, mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SOURCES = ['apps/api', 'apps/calendar', 'packages', 'owner'];
const NOT_COPIED = new Set(['node_modules', 'build']);
const OURS = '@high-street';
const NEXT_MIGRATION = `
alter table leads add column noticed_at timestamptz;
create table notices (id uuid primary key default uuidv7(), lead_id uuid references leads on delete cascade);
`;

/** A version of the product: its sources, and the site that was built with it. */
export type Version = { readonly name: string; readonly root: string; readonly site: string };

async function makeSite(folder: string, name: string, assets: readonly string[]): Promise<string> {
  await mkdir(join(folder, 'assets'), { recursive: true });
  for (const asset of assets) await writeFile(join(folder, `assets/${asset}.js`), `// ${asset}\n`);
  await writeFile(join(folder, '_headers'), '/*\n  x-content-type-options: nosniff\n');
  const words = '<p>An online store under your own name.</p>\n'.repeat(200);
  await writeFile(
    join(folder, 'index.html'),
    `<!doctype html><title>Home</title><script src="/assets/${name}.js"></script>${words}`,
  );
  return folder;
}

/** Copies the sources and gives them one migration more; packages of others are those of the original. */
async function copySources(root: string): Promise<string> {
  for (const source of SOURCES) {
    await cp(join(ROOT, source), join(root, source), {
      recursive: true,
      filter: (path) => path === join(ROOT, source) || !NOT_COPIED.has(basename(path)),
    });
  }
  await writeFile(join(root, 'packages/server/migrations/9001-notices.sql'), NEXT_MIGRATION);
  const modules = join(root, 'node_modules');
  await mkdir(join(modules, OURS), { recursive: true });
  for (const name of await readdir(join(ROOT, 'node_modules'))) {
    if (name !== OURS) await symlink(join(ROOT, 'node_modules', name), join(modules, name));
  }
  for (const name of ['api', 'calendar'])
    await symlink(join(root, 'apps', name), join(modules, OURS, name));
  for (const name of await readdir(join(root, 'packages')))
    await symlink(join(root, 'packages', name), join(modules, OURS, name));
  await symlink(join(root, 'owner'), join(modules, OURS, 'owner'));
  return root;
}

/** The versions of the day. */
export type Versions = {
  readonly now: Version;
  /** With one more migration, and a site that keeps the assets of this one. */
  readonly next: Version;
  /** This one after the next: the folder of its site keeps the assets of both. */
  readonly back: Version;
};

/** Makes the versions: folders of sites, and a copy of the sources. */
export async function makeVersions(folder: string): Promise<Versions> {
  const both = ['now', 'next'];
  return {
    now: { name: 'now', root: ROOT, site: await makeSite(join(folder, 'site'), 'now', ['now']) },
    back: { name: 'back', root: ROOT, site: await makeSite(join(folder, 'back'), 'now', both) },
    next: {
      name: 'next',
      root: await copySources(join(folder, 'next')),
      site: await makeSite(join(folder, 'next-site'), 'next', both),
    },
  };
}
