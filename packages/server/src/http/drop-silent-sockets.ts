import type { Socket } from 'node:net';

import type { FastifyInstance } from 'fastify';

/**
 * Lets a closing app go at once of connections that have asked for nothing, as browsers open them ahead; Node counts
 * them as busy and would wait for its headers timeout.
 */
export function dropSilentSockets(app: FastifyInstance): void {
  const silent = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  app.server.on('request', ({ socket }: { socket: Socket }) => silent.delete(socket));
  app.addHook('preClose', async () => {
    for (const socket of silent) socket.destroy();
  });
}
