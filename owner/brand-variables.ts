import { z } from 'zod';

/** The variables that choose the brand, for the builds and the services alike. */
export const brandVariables = {
  BRAND: z.string().optional().meta({
    description:
      'The brand pack to build and serve with: the name of its folder in `owner/brands`.',
    unset: 'the one in `owner/settings.ts`',
  }),
};
