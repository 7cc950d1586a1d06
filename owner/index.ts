export type { Brand } from './brand.ts';
export { settings } from './settings.ts';
