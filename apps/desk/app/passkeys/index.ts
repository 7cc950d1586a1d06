export { addPasskey, proveByPasskey, signInByPasskey, type PasskeyResult } from './use-passkey.ts';
