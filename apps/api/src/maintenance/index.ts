export { planMaintenance } from './plan-maintenance.ts';
