export { fakeClock, type FakeClock } from './fake-clock.ts';
export { createTestDatabase, type TestDatabase } from './test-database.ts';
export { startTestServer, type TestServer } from './test-server.ts';
export { type SinkMood, type SmtpSink, startSmtpSink, type SunkMail } from './smtp-sink.ts';
