import { settings } from '@high-street/owner';

/** The words that search engines and tabs show for a page. */
export type PageWords = { readonly title: string; readonly description: string };

/** The day on which a page's content last changed, as YYYY-MM-DD; the sitemap tells it to search engines. */
export type ChangeDate = `${number}-${number}-${number}`;

/** Title and description of a page, in the form the router expects. */
export function pageMeta({ title, description }: PageWords) {
  return [
    { title: `${title} | ${settings.brand.name}` },
    { name: 'description', content: description },
  ];
}
