export { createAwaitDelivery } from './await-delivery.ts';
export { createDeliver } from './deliver.ts';
export type { ClaimedDelivery, Outcome, Sender } from './delivery.ts';
export { CRM_QUEUE, MAIL_QUEUE } from './delivery-queue.ts';
export { createDeliveryStore, type DeliveryStore } from './delivery-store.ts';
export { workDeliveries } from './work-deliveries.ts';
