export { addressGroup } from '#/limits/address-group.ts';
export type { Actor } from './actor.ts';
export * from './audit-log.ts';
