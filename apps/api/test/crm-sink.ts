import { startCrmSink as startSink } from '@high-street/server/testing';
import { onTestFinished } from 'vitest';

/** Starts a CRM for the length of the test. */
export async function startCrmSink(atEnd = onTestFinished) {
  const sink = await startSink();
  atEnd(sink.stop);
  return sink;
}
