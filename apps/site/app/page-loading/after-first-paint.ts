import { nextFrame } from './next-frame.ts';

async function paint(): Promise<void> {
  if (!PerformanceObserver.supportedEntryTypes?.includes('paint')) {
    await nextFrame();
    await nextFrame();
    return;
  }
  await new Promise<void>((resolve) => {
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
