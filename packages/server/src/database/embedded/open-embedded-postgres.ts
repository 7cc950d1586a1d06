import type { Logger } from 'pino';

import { type Clock, systemClock } from '#/clock/clock.ts';
import { createCluster } from '#/database/embedded/create-cluster.ts';
import { clusterFolder, prepareDataPlace, READABLE_HOME } from '#/database/embedded/data-place.ts';
import type { EmbeddedServer } from '#/database/embedded/embedded-server.ts';
import { explainFileErrors } from '#/database/embedded/explain-file-errors.ts';
import { keepInUse } from '#/database/embedded/keep-in-use.ts';
import { findNativeFolder } from '#/database/embedded/native-folder.ts';
import { readPassword } from '#/database/embedded/password.ts';
import { makeReadableNative } from '#/database/embedded/readable-native.ts';
import { joinServer } from '#/database/embedded/server-use.ts';
import { makeSocketFolder } from '#/database/embedded/socket-folder.ts';
import { takeOver } from '#/database/embedded/take-over.ts';
import type { EmbeddedConnection } from '#/database/embedded/try-connect.ts';

/** What the embedded server needs to open. */
export type EmbeddedPostgresOptions = { dataDir: string; log: Logger; clock?: Clock };

/** A running server: how to reach it, where its data really is, and `close`, which stops it when nobody else uses it. */
export type EmbeddedPostgres = {
  connection: EmbeddedConnection;
  dataFolder: string;
  close(): Promise<void>;
};

/** Opens the product's own PostgreSQL 18, adopting the running one or starting it; throws StartupError. */
export async function openEmbeddedPostgres({
  dataDir,
  log,
  clock = systemClock,
}: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  return explainFileErrors(dataDir, async () => {
    const server: EmbeddedServer = {
      ...(await findServer(dataDir, clock)),
      password: '',
      clock,
      log,
    };
    const session = await joinServer(server, async () => {
      server.password = await readPassword(server);
      await createCluster(server);
    });
    const use = keepInUse(server, session);
    let closed: Promise<void> | undefined;
    const close = () => (closed ??= use.end());
    return { connection: session.connection, dataFolder: server.dataFolder, close };
  });
}

async function findServer(dataDir: string, clock: Clock) {
  const packaged = await findNativeFolder();
  const place = await prepareDataPlace(dataDir);
  await takeOver(place, clock);
  const native =
    place.account.uid === undefined
      ? packaged.folder
      : await makeReadableNative(packaged, READABLE_HOME);
  const cluster = clusterFolder(place.dataFolder);
  return { ...place, cluster, native, socketFolder: await makeSocketFolder(place) };
}
