export { readEnquiryKeys, readLinkKeys } from './link-keys.ts';
export { isSignedLink, signLink, type LinkKeys, type LinkSubject } from './signed-link.ts';
