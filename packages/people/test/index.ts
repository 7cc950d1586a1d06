export * from './soft-authenticator.ts';
export { startTestDesk, type TestDesk } from './test-desk.ts';
