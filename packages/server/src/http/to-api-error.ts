import type { ErrorCode } from '@high-street/contract';

import { ApiError } from './api-error.ts';

/** Errors of the framework and of PostgreSQL, by their own codes, that mean something to the caller. */
const KNOWN: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_json',
  FST_ERR_BAD_URL: 'not_found',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
  ECONNREFUSED: 'storage_unavailable',
  ECONNRESET: 'storage_unavailable',
  ENOENT: 'storage_unavailable',
  EPIPE: 'storage_unavailable',
};

// https://www.postgresql.org/docs/18/errcodes-appendix.html: connection, resources, operator intervention, system
const STORAGE_CLASS = /^(?:08|53|57|58)\w{3}$/;
const LOST_CONNECTION =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error/;

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : '';
}

function statusOf(error: unknown): number {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : 500;
}

/**
 * Any thrown value as a refusal; what nobody foresaw becomes `internal`, and its own text stays in the log. A refusal
 * names the framework's code as its reason: the framework's sentences repeat the address, the type or the body that came.
 */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const reason = error instanceof Error ? error.message : String(error);
  const code = codeOf(error);
  const known = KNOWN[code];
  if (known) return new ApiError(known, code);
  if (STORAGE_CLASS.test(code) || LOST_CONNECTION.test(reason))
    return new ApiError('storage_unavailable', reason);
  if (statusOf(error) === 429) return new ApiError('too_many_requests', code);
  if (statusOf(error) < 500) return new ApiError('malformed_json', code);
  return new ApiError('internal', reason);
}
