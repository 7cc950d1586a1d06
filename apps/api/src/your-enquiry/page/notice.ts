import { markup, type Markup } from '#/pages/index.ts';

const MARKS = {
  error: markup`<svg width="34" height="34" viewBox="0 0 34 34" aria-hidden="true"><circle cx="17" cy="17" r="17" fill="var(--error)"/><path d="M17 9v9" stroke="var(--bg)" stroke-width="3.4" stroke-linecap="round"/><circle cx="17" cy="24" r="2.1" fill="var(--bg)"/></svg>`,
  success: markup`<svg width="34" height="34" viewBox="0 0 34 34" aria-hidden="true"><circle cx="17" cy="17" r="17" fill="var(--ok)"/><path d="m10 17.5 5 5 9.5-11" fill="none" stroke="var(--bg)" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"/></svg>`,
};

/** A message about what was just sent, as the site's forms have it. */
export function renderNotice(tone: 'error' | 'success', lines: readonly string[]): Markup {
  const text = lines.map((line) => markup`<p>${line}</p>`);
  return markup`<div class="form-alert your-enquiry-notice" data-tone="${tone}" role="${tone === 'error' ? 'alert' : 'status'}">${MARKS[tone]}<div>${text}</div></div>`;
}
