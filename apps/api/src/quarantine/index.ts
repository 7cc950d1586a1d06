export { findRobotSigns, isQuarantined, type RobotSign } from './robot-sign.ts';
export { countTokenUses } from './token-store.ts';
