import type { Page } from '@playwright/test';

/** Notes what pages and their frames try that their Content-Security-Policy forbids; to be called before the first page is opened. */
export async function watchViolations(page: Page): Promise<readonly string[]> {
  const violations: string[] = [];
  await page.exposeBinding('noteViolation', (_source, text: string) => violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { documentURI, effectiveDirective, blockedURI, sample } = event;
      const note: unknown = Reflect.get(window, 'noteViolation');
      if (typeof note === 'function')
        note(`${documentURI}: ${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
  return violations;
}
