import type { Clock } from '@high-street/server';
import type { FastifyRequest } from 'fastify';

import type { FaultNote, Visit } from './visit.ts';

/** Eight of a number's 36 characters tell the requests of a day apart, and can be read out on the telephone. */
const REQUEST_LETTERS = 8;

function describeTime(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZone,
    timeZoneName: 'short',
  }).format(at);
}

/** What a request meets that nobody foresaw, in the log of the service. */
export function createFaultLog(
  { id, log, method }: FastifyRequest,
  { clock, timeZone }: { readonly clock: Clock; readonly timeZone: string },
): Pick<Visit, 'reportFault' | 'tolerate'> {
  function reportFault(error: unknown): FaultNote {
    log.error({ err: error }, 'request failed');
    return {
      kind: 'fault',
      isChange: method === 'POST',
      time: describeTime(clock.now(), timeZone),
      request: id.slice(0, REQUEST_LETTERS),
    };
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
