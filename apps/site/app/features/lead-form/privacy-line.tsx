import type { LeadFormWords } from './form-words.ts';

/** What happens with the data, and the document that says it in full. */
export function PrivacyLine({ text, link, newTab }: LeadFormWords['privacy']) {
  return (
    <p className="mt-5 max-w-[60ch] text-small text-muted">
      {text}{' '}
      <a
        href={link.to}
        target="_blank"
        rel="noopener"
        className="relative font-semibold text-ink underline underline-offset-3 after:absolute after:inset-x-0 after:-inset-y-3"
      >
        {link.label}
        <span className="sr-only"> ({newTab})</span>
      </a>
    </p>
  );
}
