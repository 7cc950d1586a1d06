export { sendStaticFile } from './send-static-file.ts';
export { readStaticFiles, type StaticFile, type StaticFiles } from './static-files.ts';
