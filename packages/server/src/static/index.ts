export { sendStaticFile } from './send-static-file.ts';
export { BUILT_FILES, readStaticFiles, type StaticFile, type StaticFiles } from './static-files.ts';
