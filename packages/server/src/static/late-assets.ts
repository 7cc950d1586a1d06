import { findStaticFile, type StaticFile } from './static-files.ts';

/** The names that a build gives to assets: no folders, and nothing that leads out of the one they are in. */
const ASSET = /^\/assets\/[\w-]{1,120}(?:\.[\w-]{1,30}){1,3}$/;
const PACKED = /\.(?:br|gz)$/;

/** Gives the asset at a path; undefined when there is none. */
export type FindAsset = (path: string) => Promise<StaticFile | undefined>;

/**
 * Finds assets that were published into the folder by other builds than the one that was read. While copies of a service
 * are replaced one by one, a page of the new build may ask an old copy for what it needs, and an open page of the old
 * build a new copy.
 */
export function findLateAssets(folder: string): FindAsset {
  const found = new Map<string, StaticFile>();
  return async (path) => {
    const known = found.get(path);
    if (known || !ASSET.test(path) || PACKED.test(path)) return known;
    const file = await findStaticFile(folder, path.slice(1));
    if (file) found.set(path, file);
    return file;
  };
}
