export { eraseByEmail, type ErasedPerson } from './erase.ts';
export { planUpkeep } from './upkeep.ts';
