export { checkTyped, type CheckedForm } from './check-typed.ts';
export { renderFaults, renderField, type Typed } from './page/field.ts';
export { renderFields, type OtherWays } from './page/fields.ts';
export { BODY_LIMIT_BYTES, parseTyped } from './parse-typed.ts';
export { addPlainFormRoutes } from './plain-form-routes.ts';
export { listPlainFields, PLAN_FIELD, PRODUCTS_FIELD, type PlainField } from './plain-field.ts';
export { readTyped } from './read-typed.ts';
