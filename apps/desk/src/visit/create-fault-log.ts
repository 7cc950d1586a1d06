import type { Clock } from '@high-street/server';
import type { FastifyRequest } from 'fastify';

import type { FaultNote, Visit } from './visit.ts';

/** Eight of a number's 36 characters tell the requests of a day apart, and can be read out on the telephone. */
const REQUEST_LETTERS = 8;

/** What a request meets that nobody foresaw, in the log of the service. */
export function createFaultLog(
  { id, log }: FastifyRequest,
  clock: Clock,
): Pick<Visit, 'reportFault' | 'tolerate'> {
  function reportFault(error: unknown): FaultNote {
    log.error({ err: error }, 'request failed');
    const at = clock.now().toISOString();
    return { kind: 'fault', at, request: id.slice(0, REQUEST_LETTERS) };
  }

  return {
    reportFault,
    async tolerate(read, instead) {
      try {
        return await read;
      } catch (error) {
        reportFault(error);
        return instead;
      }
    },
  };
}
