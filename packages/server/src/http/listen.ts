import type { FastifyInstance } from 'fastify';

import { errorCode, errorText } from '#/error/error-code.ts';
import { StartupError } from '#/error/startup-error.ts';

/** Where a service answers, and the variable that its port is set by. */
export type ListenAddress = {
  readonly host: string;
  readonly port: number;
  readonly portVariable: string;
};

function explain(error: unknown, { host, port, portVariable }: ListenAddress): string {
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return `Port ${port} on ${host} is in use by another program. Stop that program, or set ${portVariable} to a free port.`;
    case 'EACCES':
      return `Port ${port} on ${host} is not allowed for this user. Set ${portVariable} to a port above 1023.`;
    case 'ENOTFOUND':
    case 'EADDRNOTAVAIL':
      return `HOST ${host} is not an address of this machine. Set HOST to one, or unset it to use localhost.`;
    default:
      return `Cannot listen on ${host}:${port} (${errorText(error)}). Set HOST and ${portVariable} to an address that is free.`;
  }
}

/** Makes the app answer at the given address; throws a StartupError that says how to fix it when it cannot. */
export async function listen(app: FastifyInstance, address: ListenAddress): Promise<void> {
  const { host, port } = address;
  try {
    await app.listen({ host, port });
  } catch (error) {
    throw new StartupError('ADDRESS_UNUSABLE', explain(error, address), { cause: error });
  }
}
