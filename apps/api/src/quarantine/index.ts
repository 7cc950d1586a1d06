export { findRobotSigns, isQuarantined, ROBOT_SIGNS, type RobotSign } from './robot-sign.ts';
export { countTokenUses } from './token-store.ts';
