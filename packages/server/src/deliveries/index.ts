export { createAwaitDelivery } from './await-delivery.ts';
export { createDeliver, type DeliverParts } from './deliver.ts';
export type { ClaimedDelivery, Outcome, Sender } from './delivery.ts';
export type { DueDelivery } from './delivery-jobs.ts';
export { BOOKING_MAIL_QUEUE, CRM_QUEUE, MAIL_QUEUE } from './delivery-queue.ts';
export { createDeliveryStore, type DeliveryStore } from './delivery-store.ts';
export { openHolder, type Holder } from './open-holder.ts';
export { workDeliveries } from './work-deliveries.ts';
