export { addCors } from './cors.ts';
export { refuseOtherOrigins } from './other-origin.ts';
