import { brandVariables } from '@high-street/owner';
import { z } from 'zod';

/** Every variable that building the site reads; what a wrong one means is said where it is used. */
export const buildConfigSchema = z.object({
  ...brandVariables,
  CALENDAR_URL: z.string().optional().meta({
    description:
      'The booking page in the panel, an address or `none`; pages may frame its origin only. Read when the site is built.',
    unset: '`none`',
  }),
  SITE_URL: z.string().optional().meta({
    description:
      "The site's address in its pages, its sitemap and in shared links, without a path. Read when the site is built.",
    unset: '`http://localhost:3000`',
  }),
  SITE_OUT: z.string().default('build').meta({
    description: 'The folder in `apps/site` that the site is built into.',
  }),
  SITE_GALLERY: z.string().optional().meta({
    description: 'When set, the site is built with the gallery of its parts, for developers.',
  }),
  API_PORT: z.string().default('3100').meta({
    description: 'Where the development server finds the API; `npm run dev` sets it.',
  }),
});
