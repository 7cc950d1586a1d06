export { importBuilt } from './import-built.ts';
export { findLateAssets, type FindAsset } from './late-assets.ts';
export { sendStaticFile } from './send-static-file.ts';
export {
  BUILT_FILES,
  CONTENT_TYPES,
  findStaticFile,
  readStaticFiles,
  type StaticFile,
  type StaticFiles,
} from './static-files.ts';
