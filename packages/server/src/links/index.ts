export { readEnquiryKeys, readLinkKeys } from './link-keys.ts';
export { isSignedLink, signLink, type LinkKeys } from './signed-link.ts';
