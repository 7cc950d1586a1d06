import { COUNTS_PATH, type Counts, countsSchema, listPageWhats } from '@high-street/contract';
import { ApiError, parseAs } from '@high-street/server/http';
import { dropUnderLoad } from '@high-street/server/limits';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isbot } from 'isbot';

import type { Counting } from './counting.ts';
import { isDeclined } from './is-declined.ts';

/** What one document tells fits well within this. */
const BODY_LIMIT_BYTES = 32 * 1024;
/** What comes beyond so many messages a second gives way to leads. */
const MOST_A_SECOND = 200;
const DELAY_LIMIT_MS = 250;
/** With more queries that wait for a connection, leads wait. */
const MOST_WAITING = 20;
const WHATS = listPageWhats();

/** What became of a message with counts. */
type CountOutcome = 'counted' | 'robot' | 'declined' | 'dropped';

type Parts = {
  readonly counting: Counting;
  readonly noteOutcome: (outcome: CountOutcome) => void;
  /** How many queries wait for a connection to the database. */
  readonly countWaiting: () => number;
  readonly now: () => number;
  readonly delayLimitMs?: number | undefined;
};

/** Browsers say who they are; what does not is a program. */
function isRobot({ headers }: FastifyRequest): boolean {
  const agent = headers['user-agent'];
  return agent === undefined || agent === '' || isbot(agent);
}

function readCounts(body: unknown): Counts {
  const sent = parseAs(countsSchema, body, 'invalid_counts', 'the counts break a rule');
  const strange = sent.counts.findIndex(({ what }) => !WHATS.has(what));
  if (strange >= 0) {
    throw new ApiError('invalid_counts', 'nothing of that name is counted', [
      { field: `counts.${strange}.what`, message: 'What must be something that pages count' },
    ]);
  }
  return sent;
}

/** Says whether there is room for one more message in this second. */
function createRoom(now: () => number): () => boolean {
  let second = 0;
  let taken = 0;
  return () => {
    const current = Math.floor(now() / 1_000);
    if (current !== second) [second, taken] = [current, 0];
    taken += 1;
    return taken <= MOST_A_SECOND;
  };
}

/**
 * `POST /api/counts`: takes the totals of one document, and keeps nothing else of the call. Under load they give way to
 * leads; nothing of it reaches the database before the counter writes.
 */
export async function addCountRoutes(scope: FastifyInstance, parts: Parts): Promise<void> {
  const { counting, noteOutcome, countWaiting, now, delayLimitMs = DELAY_LIMIT_MS } = parts;
  const hasRoom = createRoom(now);

  async function drop(reply: FastifyReply): Promise<FastifyReply> {
    counting.drop();
    noteOutcome('dropped');
    return reply.status(204).send();
  }

  function take(request: FastifyRequest): CountOutcome {
    const counts = readCounts(request.body);
    if (!counting.isOn || isDeclined(request)) return 'declined';
    if (isRobot(request)) {
      counting.noteRobot(counts);
      return 'robot';
    }
    counting.notePages(counts, request.host);
    return 'counted';
  }

  // A browser sends texts without asking first.
  scope.addContentTypeParser(
    'text/plain',
    { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES },
    scope.getDefaultJsonParser('error', 'error'),
  );
  await dropUnderLoad(scope, {
    countWaiting,
    mostWaiting: MOST_WAITING,
    delayLimitMs,
    onDrop: drop,
  });
  scope.addHook('onRequest', async (_request, reply) => (hasRoom() ? undefined : drop(reply)));
  scope.post(COUNTS_PATH, { bodyLimit: BODY_LIMIT_BYTES }, async (request, reply) => {
    noteOutcome(take(request));
    return reply.status(204).send();
  });
}
