import { createLeadRequestSchema, listFieldFaults, type LeadCreated } from '@high-street/contract';
import { ApiError, readKey } from '@high-street/server/http';
import type { FastifyInstance } from 'fastify';

import type { ReceiveLead } from './receive-lead.ts';

/** `POST /api/leads`: stores a lead and answers 201 once it is durable. */
export function addLeadRoutes(app: FastifyInstance, receiveLead: ReceiveLead): void {
  app.post('/api/leads', async (request, reply): Promise<LeadCreated> => {
    const key = readKey(request);
    const parsed = createLeadRequestSchema.safeParse(request.body);
    if (!parsed.success) {
      throw new ApiError(
        'invalid_lead',
        'the lead breaks a rule',
        listFieldFaults(parsed.error.issues),
      );
    }
    const lead = await receiveLead({ key, ...parsed.data, request });
    reply.status(201);
    return { success: true, ...lead };
  });
}
