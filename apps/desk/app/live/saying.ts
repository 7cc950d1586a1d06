const SAY_EVERY_MS = 10_000;

/**
 * What a status says, and when. News comes at most once in ten seconds, of which the last one wins; what answers an act of
 * one's own comes at once, and all that comes with it is said together.
 */
export function createSaying(show: (lines: readonly string[]) => void) {
  let shownAt = -Infinity;
  let news: string | null = null;
  let own: readonly string[] = [];
  let waiting: ReturnType<typeof setTimeout> | undefined;

  function showNow(lines: readonly string[]): void {
    shownAt = performance.now();
    show(lines);
  }
  function waitForNews(): void {
    clearTimeout(waiting);
    if (news === null) return;
    const next = news;
    waiting = setTimeout(
      () => {
        news = null;
        showNow([next]);
      },
      Math.max(0, shownAt + SAY_EVERY_MS - performance.now()),
    );
  }
  return {
    say(words: string): void {
      news = words;
      waitForNews();
    },
    sayOwn(words: string): void {
      own = [...own, words];
      if (own.length > 1) return;
      // Several parts of a page may answer one act, all of them within one turn.
      queueMicrotask(() => {
        const lines = [...new Set(own)];
        own = [];
        showNow(lines);
        waitForNews();
      });
    },
    stop(): void {
      clearTimeout(waiting);
    },
  };
}
