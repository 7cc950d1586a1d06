export { planUpkeep } from './plan-upkeep.ts';
