import type { Stage } from './stage.ts';
import type { Version, Versions } from './versions.ts';

/** Something that goes wrong, or is done on purpose, while visitors come. */
export type Fault = { readonly name: string; readonly happen: () => Promise<void> };

/** All faults, those first that leave most to be taken up again. */
export function listFaults(stage: Stage, { now, next, back }: Versions): Fault[] {
  const { services, postgres } = stage;

  async function replaceAll(version: Version): Promise<void> {
    for (const service of services) {
      await service.stop();
      await service.start(version);
    }
  }

  return [
    { name: 'kill -9 of PostgreSQL', happen: () => postgres.restart('SIGKILL') },
    ...services.map((service) => ({
      name: `kill -9 of the ${service.name}`,
      happen: async () => {
        await service.kill();
        await service.start(now);
      },
    })),
    { name: 'restart of PostgreSQL', happen: () => postgres.restart('SIGINT') },
    { name: 'upgrade, one by one', happen: () => replaceAll(next) },
    { name: 'rollback, one by one', happen: () => replaceAll(back) },
  ];
}
