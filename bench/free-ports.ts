import { once } from 'node:events';
import { createServer } from 'node:net';

/** So many ports of this machine that nobody listens on at the moment. */
export async function findPorts(count: number): Promise<number[]> {
  // All open at once, so that they differ.
  const probes = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(probes.map((probe) => once(probe, 'listening')));
  const ports = probes.map((probe) => {
    const address = probe.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    return address.port;
  });
  for (const probe of probes) probe.close();
  return ports;
}
