export { letterToHtml, letterToText, type Letter } from './letter.ts';
export { shortName } from './short-name.ts';
export { toMailIdentity, mailIdOf, type MailIdentity } from './mail-identity.ts';
