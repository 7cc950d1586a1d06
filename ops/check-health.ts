import { errorText, wholeNumber } from '@high-street/server';

/** Less than the time that a container engine gives a health check. */
const ANSWER_LIMIT_MS = 4_000;
const DEFAULT_PORT = '3000';

const port = wholeNumber(1, 65_535).parse(process.argv[2] ?? DEFAULT_PORT);
try {
  const signal = AbortSignal.timeout(ANSWER_LIMIT_MS);
  const answer = await fetch(`http://127.0.0.1:${port}/healthz`, { signal });
  process.exitCode = answer.ok ? 0 : 1;
} catch (error) {
  process.stderr.write(`Nothing answers on port ${port} (${errorText(error)}).\n`);
  process.exitCode = 1;
}
