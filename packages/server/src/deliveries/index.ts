export { createAwaitDelivery } from './await-delivery.ts';
export {
  defineDelivery,
  showKind,
  type DeliveryDefinition,
  type ShownKind,
} from './define-delivery.ts';
export {
  createDeliveryArchive,
  type ArchivedDelivery,
  type DeliveryArchive,
  type DeliveryCount,
  type LongestWait,
} from './delivery-archive.ts';
export { createDeliveryDesk, DELIVERY_ACTS, type DeliveryDesk } from './delivery-desk.ts';
export { TRIAL_LIMIT_S, type DeliveryHealth } from './delivery-health.ts';
export { createDeliver, type DeliverParts } from './deliver.ts';
export * from './delivery.ts';
export { createDeliveryStore, type DeliveryStore } from './delivery-store.ts';
export { openWorkerSession, type WorkerSession } from './lease-owner.ts';
export { insertForLead, type PlannedDelivery } from './planned-delivery.ts';
export { NEVER_TRIED } from './requeue-deliveries.ts';
export { workDeliveries, type DeliveryWork } from './work-deliveries.ts';
export { SHOWN_STATE, type ShownState } from './settle-delivery.ts';
