export { createAwaitDelivery } from './await-delivery.ts';
export { defineDelivery, type DeliveryDefinition } from './define-delivery.ts';
export { createDeliver, type DeliverParts } from './deliver.ts';
export type { ClaimedDelivery, DeliveryHandler, Outcome, Sender } from './delivery.ts';
export { createDeliveryStore, type DeliveryStore } from './delivery-store.ts';
export { openWorkerSession, type WorkerSession } from './lease-owner.ts';
export { insertForLead, type PlannedDelivery } from './planned-delivery.ts';
export { CRM_PACE, MAIL_PACE } from './retry-schedule.ts';
export { workDeliveries, type DeliveryWork } from './work-deliveries.ts';
