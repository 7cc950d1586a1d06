export { newFormToken, newFormTokenId, signFormToken, verifyFormToken } from './form-token.ts';
export { judgeForm, type Judgement, type SentForm } from './judge-form.ts';
export { namesPage } from './names-page.ts';
export { findRobotSigns, isQuarantined, ROBOT_SIGNS, type RobotSign } from './robot-sign.ts';
