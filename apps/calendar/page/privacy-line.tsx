import { WORDS } from './words.ts';

const { privacy } = WORDS;

/** What happens with the details, and the site's document that says it in full. */
export function PrivacyLine({ siteUrl }: { siteUrl: string }) {
  return (
    <p className="privacy-line">
      {privacy.text}{' '}
      <a href={`${siteUrl}${privacy.to}`} target="_blank" rel="noopener">
        {privacy.label}
        <span className="sr-only"> ({privacy.newTab})</span>
      </a>
    </p>
  );
}
