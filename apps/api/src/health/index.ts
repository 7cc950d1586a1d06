export { createReadiness } from './readiness.ts';
