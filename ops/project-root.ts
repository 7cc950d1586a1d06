import { fileURLToPath } from 'node:url';

/** The folder of the whole project, with a slash at its end. */
export const PROJECT_ROOT = fileURLToPath(new URL('..', import.meta.url));
