import { ERRORS, type ErrorCode, type FieldFault } from '@high-street/contract';

/** A refusal that the caller is told about: a code with its status and text, and the fields that are wrong. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly fields: readonly FieldFault[];

  /** `reason` is for the log alone; it never leaves the server. */
  constructor(code: ErrorCode, reason: string, fields: readonly FieldFault[] = []) {
    super(reason);
    this.name = 'ApiError';
    this.code = code;
    this.fields = fields;
  }

  get status(): number {
    return ERRORS[this.code].status;
  }

  /** The body that is answered. */
  toBody() {
    return {
      success: false as const,
      error: { code: this.code, message: ERRORS[this.code].text, fields: this.fields },
    };
  }
}
