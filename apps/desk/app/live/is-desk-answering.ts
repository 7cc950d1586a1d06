const ANSWER_LIMIT_MS = 10_000;

/**
 * Whether the desk would answer this person now: it can be reached, is not in trouble, and they are signed in. What is asked
 * counts as no use of the desk, and nothing is read into the page.
 */
export async function isDeskAnswering(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(ANSWER_LIMIT_MS);
    const answer = await fetch('/counts', { redirect: 'manual', signal });
    return answer.ok;
  } catch {
    return false;
  }
}
