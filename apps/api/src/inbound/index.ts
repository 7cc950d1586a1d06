export { createInbound, type Inbound } from './inbound.ts';
