import { ApiError } from '@high-street/server/http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';

import type { LiveHub } from './live-hub.ts';
import type { Listener } from './live-stream.ts';

/** A place names every transaction that was under way, of which there are as many as connections at most. */
const MOST_LETTERS = 8_000;

const placeSchema = z.string().max(MOST_LETTERS).catch('');
/** The page of which lead asks, if it is one. */
const leadSchema = z
  .string()
  .regex(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)
  .nullable()
  .catch(null);
/** The version of the build that the page came from; what no version of ours can be is none. */
const versionSchema = z.string().max(40).catch('');
/** Whose page it is; what can be nobody's id is nobody's. */
const personSchema = z.string().max(40).catch('');
const querySchema = z.object({
  from: placeSchema.default(''),
  lead: leadSchema.default(null),
  version: versionSchema.default(''),
  me: personSchema.default(''),
});

/** All that a page is told which is of somebody else than is signed in by now. */
const OTHER_PERSON = 'event: other-person\ndata: []\n\n';

type Options = {
  readonly hub: LiveHub;
  /** The version of the screens that this process answers with. */
  readonly version: string;
  /** Who asks, or null for nobody who is signed in. */
  readonly findListener: (request: FastifyRequest) => Promise<Listener | null>;
};

/** `GET /live`: what changes, as server-sent events of names and numbers only. */
export function addLiveRoute(app: FastifyInstance, { hub, version, findListener }: Options): void {
  // Before the app waits for what is under way: a stream would go on for as long as its page.
  app.addHook('preClose', () => hub.close());

  app.get('/live', { exposeHeadRoute: false }, async (request, reply) => {
    const listener = await findListener(request);
    if (!listener) throw new ApiError('not_found', 'nobody is signed in');
    // What a browser kept is newer than what its page came with.
    const kept = placeSchema.parse(request.headers['last-event-id'] ?? '');
    const page = querySchema.parse(request.query);
    const isOutdated = page.version !== '' && page.version !== version;
    const reader = { ...listener, lead: page.lead, isOutdated };
    const isOther = page.me !== '' && page.me !== listener.personId;
    const events = isOther ? OTHER_PERSON : await hub.open(reader, kept || page.from);
    if (!events) throw new ApiError('too_many_requests', 'too many streams');
    return (
      reply
        .header('content-type', 'text/event-stream; charset=utf-8')
        .header('cache-control', 'no-store, no-transform')
        // nginx would keep events until it has a bufferful.
        .header('x-accel-buffering', 'no')
        .send(events)
    );
  });
}
