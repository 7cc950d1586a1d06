async function paint(): Promise<void> {
  await new Promise<void>((resolve) => {
    if (!PerformanceObserver.supportedEntryTypes?.includes('paint')) {
      requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      return;
    }
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
  });
}

let firstPaint: Promise<void> | undefined;

/** Resolves once the page has been painted for the first time. */
export async function afterFirstPaint(): Promise<void> {
  firstPaint ??= paint();
  return firstPaint;
}
