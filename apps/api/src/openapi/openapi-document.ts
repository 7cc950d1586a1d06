import {
  countsSchema,
  createLeadRequestSchema,
  emailRequestSchema,
  errorBodySchema,
  ERRORS,
  IDEMPOTENCY_HEADER,
  leadCreatedSchema,
  sendEmailResponseSchema,
  type ErrorCode,
} from '@high-street/contract';
import { z } from 'zod';

type Schema = z.core.$ZodType;

/** The schema as JSON Schema, as callers write it; rules that JSON Schema cannot say are told by the answers. */
function toJson(schema: Schema, io: 'input' | 'output') {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      // JSON Schema allows no such list without items.
      if (jsonSchema.prefixItems?.length === 0) delete jsonSchema.prefixItems;
      if (zodSchema === errorBodySchema.shape.error.shape.code)
        Object.assign(jsonSchema, { type: 'string', enum: Object.keys(ERRORS) });
    },
  });
  return json;
}

const refOf = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const jsonOf = (schema: object) => ({ content: { 'application/json': { schema } } });

const KEY_PARAMETER = {
  name: IDEMPOTENCY_HEADER,
  in: 'header',
  required: true,
  description:
    'One key for one exact content; a repeat with the same key and content gives the first answer.',
  schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{16,128}$' },
};

const COUNT_PARAMETER = {
  name: 'count',
  in: 'query',
  required: false,
  description:
    'no for a visitor who switched counting off: the lead is stored and counts in no total, as with Global Privacy Control and Do Not Track.',
  schema: { enum: ['no'] },
};

/** The refusals of a call, one entry a status, each naming the codes it may carry. */
function refusals(codes: readonly ErrorCode[]) {
  const byStatus = Map.groupBy(codes, (code) => String(ERRORS[code].status));
  return Object.fromEntries(
    [...byStatus].map(([status, members]) => [
      status,
      { description: members.join(', '), ...jsonOf(refOf('Error')) },
    ]),
  );
}

const COMMON: readonly ErrorCode[] = [
  'malformed_json',
  'forbidden_origin',
  'body_too_large',
  'unsupported_media_type',
  'too_many_requests',
  'internal',
  'overloaded',
  'storage_unavailable',
];

const createLead = {
  post: {
    operationId: 'createLead',
    summary: 'Store a lead; answered once it is durable',
    description:
      'attribution, which may be left out, says how the visit began, with null for what is not known: the utm parameters of its first address (200 characters each), the page that led there without its query, and the path of its first page (500 each). The key does not cover it: a repeat may say otherwise or nothing, and what came first stays. marketingConsent, which may be left out, says that the visitor ticked the box for news and offers: the version of its wording and the wording as it was shown. The time is added when it is stored. The key does not cover it either, but here the last word counts: a repeat without it takes the yes back.',
    parameters: [KEY_PARAMETER, COUNT_PARAMETER],
    requestBody: { required: true, ...jsonOf(refOf('CreateLead')) },
    responses: {
      201: { description: 'Stored, now or by an earlier call', ...jsonOf(refOf('Lead')) },
      ...refusals([...COMMON, 'invalid_lead', 'idempotency_key_missing', 'idempotency_key_reused']),
    },
  },
};

const sendEmail = {
  post: {
    operationId: 'sendEmail',
    summary: 'Mail the person who sent the lead of that key',
    description:
      'Recipient, sender and words of the request are ignored: the mail goes to the address of the lead.',
    parameters: [KEY_PARAMETER],
    requestBody: { required: true, ...jsonOf(refOf('SendEmail')) },
    responses: {
      200: { description: 'The mail server has the mail', ...jsonOf(refOf('MailCode')) },
      202: { description: 'Still to be sent', ...jsonOf(refOf('MailCode')) },
      ...refusals([...COMMON, 'invalid_lead', 'idempotency_key_missing', 'unknown_lead']),
    },
  },
};

const formToken = {
  get: {
    operationId: 'formToken',
    summary: 'A signed token for the form that is being typed in',
    responses: {
      200: {
        description: 'A fresh token',
        ...jsonOf({
          type: 'object',
          required: ['token'],
          properties: { token: { type: 'string' } },
        }),
      },
      ...refusals(['forbidden_origin', 'too_many_requests', 'overloaded']),
    },
  },
};

const addCounts = {
  post: {
    operationId: 'addCounts',
    summary: 'Add what one document counted to the totals',
    description:
      'Pages send it as text/plain by sendBeacon when they are left. Nothing else of the call is kept. Visitors with Global Privacy Control or Do Not Track count nowhere, and robots apart.',
    requestBody: {
      required: true,
      content: {
        ...jsonOf(refOf('Counts')).content,
        'text/plain': {
          schema: {
            type: 'string',
            contentMediaType: 'application/json',
            contentSchema: refOf('Counts'),
          },
        },
      },
    },
    responses: {
      204: { description: 'Taken, or dropped in favour of leads' },
      ...refusals([
        'malformed_json',
        'invalid_counts',
        'forbidden_origin',
        'body_too_large',
        'unsupported_media_type',
        'internal',
      ]),
    },
  },
};

const createOrUpdate = {
  post: {
    operationId: 'createOrUpdateContact',
    summary: 'Create or update a contact and pass it on to the CRM',
    security: [{ serverKey: [] }],
    requestBody: {
      required: true,
      ...jsonOf({ type: 'object', additionalProperties: true }),
    },
    responses: {
      202: {
        description: 'Stored; the CRM is told',
        ...jsonOf({
          type: 'object',
          required: ['success', 'id'],
          properties: { success: { const: true }, id: { type: 'string' } },
        }),
      },
      ...refusals([...COMMON, 'invalid_contact', 'server_key_wrong']),
    },
  },
};

/** The calls of the API as OpenAPI 3.1, made of the schemas that the server checks with. */
export function buildOpenApi() {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Leads API',
      version: '1.0.0',
      description:
        'Stores the leads of the public site, sends their mails and keeps a CRM in step. JSON only.',
    },
    paths: {
      '/api/leads': createLead,
      '/api/send-email': sendEmail,
      '/api/form-token': formToken,
      '/api/counts': addCounts,
      '/api/crm/createOrUpdate': createOrUpdate,
    },
    components: {
      securitySchemes: { serverKey: { type: 'http', scheme: 'bearer' } },
      schemas: {
        CreateLead: toJson(createLeadRequestSchema, 'input'),
        Counts: toJson(countsSchema, 'input'),
        Lead: toJson(leadCreatedSchema, 'output'),
        SendEmail: toJson(emailRequestSchema, 'input'),
        MailCode: toJson(sendEmailResponseSchema, 'output'),
        Error: toJson(errorBodySchema, 'output'),
      },
    },
  };
}
