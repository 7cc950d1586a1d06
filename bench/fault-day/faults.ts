import type { Stage } from './stage.ts';
import type { Version, Versions } from './versions.ts';

/** Something that goes wrong, or is done on purpose, while visitors come. */
export type Fault = { readonly name: string; readonly happen: () => Promise<void> };

const DATABASE_KILLED = 'kill -9 of PostgreSQL';
const DATABASE_RESTARTED = 'restart of PostgreSQL';

export const DATABASE_FAULTS: readonly string[] = [DATABASE_KILLED, DATABASE_RESTARTED];

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
    { name: DATABASE_KILLED, happen: () => postgres.restart('SIGKILL') },
    ...services.map((service) => ({
      name: `kill -9 of the ${service.name}`,
      happen: async () => {
        await service.kill();
        await service.start(now);
      },
    })),
    { name: DATABASE_RESTARTED, happen: () => postgres.restart('SIGINT') },
    { name: 'upgrade, one by one', happen: () => replaceAll(next) },
    { name: 'rollback, one by one', happen: () => replaceAll(back) },
  ];
}
