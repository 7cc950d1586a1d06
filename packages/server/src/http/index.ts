export { ApiError } from './api-error.ts';
export { createHttpApp } from './create-http-app.ts';
export { addHealthRoutes } from './health-routes.ts';
export { hasServerKey } from './has-server-key.ts';
export { hashContent } from '#/idempotency/hash-content.ts';
export { readKey } from '#/idempotency/read-key.ts';
export { listen } from './listen.ts';
export { packPages } from './pack-pages.ts';
export { runService, type ServiceParts } from './run-service.ts';
