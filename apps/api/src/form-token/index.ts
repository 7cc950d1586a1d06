export { addFormTokenRoutes, formTokenKey } from './form-token-routes.ts';
export { verifyFormToken, type FormTokenCheck } from './form-token.ts';
