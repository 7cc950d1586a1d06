export { HEARTBEAT_TASK, planMaintenance } from './plan-maintenance.ts';
