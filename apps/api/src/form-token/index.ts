export { addFormTokenRoutes, formTokenKey } from './form-token-routes.ts';
export { type FormTokenCheck, type FormTokenKey, verifyFormToken } from './form-token.ts';
