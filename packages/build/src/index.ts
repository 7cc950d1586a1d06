export { beginBuild } from './begin-build.ts';
export { brandCss, brandTokens } from './brand-css.ts';
export { buildByRouter, findRouter } from './build-by-router.ts';
export { BROWSERS } from './browsers.ts';
export { compressAll } from './compress.ts';
export { drawIcon } from './draw-icon.ts';
export { siteFonts } from './fonts.ts';
export { printFont } from './print-font.ts';
export { virtualModules, type VirtualModules } from './virtual-modules.ts';
