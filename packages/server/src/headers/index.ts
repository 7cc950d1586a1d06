export { ASK_EACH_TIME, KEEP_FOR_EVER } from './cache-headers.ts';
export { CLOSED_POLICY, writePolicy } from './content-policy.ts';
export { CLOSED_HEADERS, SECURITY_HEADERS, type HeaderSet } from './security-headers.ts';
