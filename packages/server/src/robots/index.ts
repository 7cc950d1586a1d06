export { newFormToken, newFormTokenId, signFormToken, verifyFormToken } from './form-token.ts';
export { judgeForm, type Judgement, type SentForm } from './judge-form.ts';
export { namesPage } from './names-page.ts';
export { findSpamSignals, isQuarantined, SPAM_SIGNALS, type SpamSignal } from './spam-signal.ts';
