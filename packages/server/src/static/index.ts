export { sendStaticFile } from './send-static-file.ts';
export {
  findStaticFile,
  readStaticFiles,
  type StaticFile,
  type StaticFiles,
} from './static-files.ts';
