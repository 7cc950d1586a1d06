import { createLeadRequestSchema, type LeadCreated } from '@high-street/contract';
import { parseAs, readKey } from '@high-street/server/http';
import type { FastifyInstance } from 'fastify';

import type { ReceiveLead } from './receive-lead.ts';

/** `POST /api/leads`: stores a lead and answers 201 once it is durable. */
export function addLeadRoutes(app: FastifyInstance, receiveLead: ReceiveLead): void {
  app.post('/api/leads', async (request, reply): Promise<LeadCreated> => {
    const key = readKey(request);
    const sent = parseAs(
      createLeadRequestSchema,
      request.body,
      'invalid_lead',
      'the lead breaks a rule',
    );
    const lead = await receiveLead({ key, ...sent, request });
    reply.status(201);
    return { success: true, ...lead };
  });
}
