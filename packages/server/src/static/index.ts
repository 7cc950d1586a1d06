export { importBuilt } from './import-built.ts';
export { findLateAssets, type FindAsset } from './late-assets.ts';
export { sendStaticFile } from './send-static-file.ts';
export * from './static-files.ts';
