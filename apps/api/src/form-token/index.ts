export { addFormTokenRoutes, formTokenKey } from './form-token-routes.ts';
export { verifyFormToken } from './form-token.ts';
