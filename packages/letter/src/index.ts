export { buildMail } from './build-mail.ts';
export type { Letter } from './letter.ts';
export { ownWordsToHtml, ownWordsToText } from './own-words.ts';
export { shortName } from './short-name.ts';
export { toMailIdentity, buildMessageId, mailDomain, type MailIdentity } from './mail-identity.ts';
