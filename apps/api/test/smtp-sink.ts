import { startSmtpSink as startSink } from '@high-street/server/testing';
import { onTestFinished } from 'vitest';

/** Starts a mail server for the length of the test. */
export async function startSmtpSink(atEnd = onTestFinished) {
  const sink = await startSink();
  atEnd(sink.stop);
  return sink;
}
