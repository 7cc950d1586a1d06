import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { PAGES } from '#/pages.ts';

const FOLDER = fileURLToPath(new URL('../app/pages', import.meta.url));
const PICTURE =
  /<LivePicture\s+name="(?<name>[\w-]+)"[\s\S]*?import\('[^']*\/(?<module>[\w-]+)\.tsx'\)/g;

export type LivePictureEntry = {
  readonly path: string;
  /** The folder of its page in `app/pages`. */
  readonly folder: string;
  /** What its frame is called in the page (`data-picture`). */
  readonly name: string;
  /** The module that is fetched when a visitor comes near it. */
  readonly module: string;
};

/** Every picture of the site that answers to touch, as the pages' sources have them. */
export function listLivePictures(): LivePictureEntry[] {
  return PAGES.flatMap(({ path, folder }) => {
    const files = globSync(`${FOLDER}/${folder}/**/*.tsx`).toSorted();
    const sources = files.map((file) => readFileSync(file, 'utf8')).join('\n');
    return Array.from(sources.matchAll(PICTURE), ({ groups: { name = '', module = '' } = {} }) => ({
      path,
      folder,
      name,
      module,
    }));
  });
}
