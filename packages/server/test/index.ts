export { createEarlierDatabase, migrationNames } from './earlier-database.ts';
export { fakeClock, type FakeClock } from './fake-clock.ts';
export { observatoryScore } from './observatory-score.ts';
export { createTestDatabase, type TestDatabase } from './test-database.ts';
export { makeTempFolder } from './temp-folder.ts';
export { startTestServer, type TestServer } from './test-server.ts';
export { release, type SinkManner, type SinkState, type SunkMail } from './smtp-manner.ts';
export { type SinkDemands, type SmtpSink, startSmtpSink } from './smtp-sink.ts';
export { storedRows } from './stored-rows.ts';
