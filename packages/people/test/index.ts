export {
  createSoftAuthenticator,
  type Manner,
  type SoftAuthenticator,
} from './soft-authenticator.ts';
export { startTestDesk, type TestDesk } from './test-desk.ts';
