import type { FastifyInstance } from 'fastify';

import { errorCode, errorText } from '#/error/error-code.ts';
import { StartupError } from '#/error/startup-error.ts';

function explain(error: unknown, { HOST, PORT }: { HOST: string; PORT: number }): string {
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return `Port ${PORT} on ${HOST} is in use by another program. Stop that program, or set PORT to a free port.`;
    case 'EACCES':
      return `Port ${PORT} on ${HOST} is not allowed for this user. Set PORT to a port above 1023.`;
    case 'ENOTFOUND':
    case 'EADDRNOTAVAIL':
      return `HOST ${HOST} is not an address of this machine. Set HOST to one, or unset it to use localhost.`;
    default:
      return `Cannot listen on ${HOST}:${PORT} (${errorText(error)}). Set HOST and PORT to an address that is free.`;
  }
}

/** Makes the app answer at the given address; throws a StartupError that says how to mend it when it cannot. */
export async function listen(
  app: FastifyInstance,
  address: { HOST: string; PORT: number },
): Promise<void> {
  try {
    await app.listen({ host: address.HOST, port: address.PORT });
  } catch (error) {
    throw new StartupError('ADDRESS_UNUSABLE', explain(error, address), { cause: error });
  }
}
