import { marketingConsentSchema, PLAN_TITLES } from '@high-street/contract';
import { z } from 'zod';

import { fontSchema } from '#/font.ts';

/** Glyphs that the site can draw for a logo; a brand with its own sign names an SVG file instead. */
export const GLYPHS = ['shop', 'boat', 'basket'] as const;

const COLOUR = /^#[\da-f]{6}(?:[\da-f]{2})?$/i;

const text = z
  .string({ error: 'must be a text' })
  .refine((value) => value !== '' && value === value.trim(), {
    error: 'must have words in it, without spaces at its ends',
  });
const webAddress = z.url({ protocol: /^https$/, error: 'must be a full address, https://…' });
const claim = z.boolean({ error: 'must be true or false' });
const link = z.strictObject({ name: text, url: webAddress });
/** A firm that is named, and linked only where it has a real address: one that leads nowhere is a dead link. */
const partner = z.strictObject({ name: text, url: webAddress.optional() });
const colour = z.string().regex(COLOUR, { error: 'must be a colour like #1b4d95 or #1b4d9580' });
const amount = z
  .number({ error: 'must be a number' })
  .positive({ error: 'must be more than nothing; leave the plan out for "Custom quote"' })
  .multipleOf(0.01, { error: 'must have two decimals at most' });

const partnersSchema = z.strictObject({
  cloud: partner,
  cardPayment: partner,
  onlinePayment: partner,
  deliveryMarketplace: partner,
  reviewSite: partner,
});

/** What the plans really cost: pages show the figures, and search engines are told of them. */
const pricesSchema = z.strictObject({
  /** ISO 4217. */
  currency: z.string().refine((code) => Intl.supportedValuesOf('currency').includes(code), {
    error: 'must be the three letters of a currency, such as GBP',
  }),
  /** Said beside every price, such as "excluding VAT". */
  taxNote: text,
  /** A month paid by the month, and a whole year paid at once; a plan that is left out says "Custom quote". */
  plans: z.partialRecord(
    z.enum(PLAN_TITLES, { error: `must be one of the plans ${PLAN_TITLES.join(', ')}` }),
    z.strictObject({ monthly: amount, yearly: amount }),
  ),
});

const marketingSchema = z
  .strictObject({
    /** Stored with each yes, so give other words another one, such as "2". */
    version: text,
    /** What stands beside the box. */
    wording: text,
  })
  .refine((consent) => marketingConsentSchema.safeParse(consent).success, {
    error: 'must be lines without control characters, 500 of wording at most',
  });

const brandSchema = z.strictObject({
  /** Short name as it is on the shop sign. */
  name: text,
  company: link,
  support: z.strictObject({
    name: text,
    email: z.email({ error: 'must be an email address' }),
  }),
  /** True while names and people are invented; the site then says so. */
  isSample: claim,
  logo: z.strictObject({
    wordmark: text,
    glyph: z.union([z.enum(GLYPHS), z.templateLiteral([z.string().regex(/[\w-]+/), '.svg'])], {
      error: `must be ${GLYPHS.join(', ')}, or an SVG file in the brand's folder`,
    }),
  }),
  /** Who the strip of partner marks names, one a kind. */
  partners: partnersSchema,
  /** Left out while every plan is a custom quote. */
  prices: pricesSchema.optional(),
  /** Has both forms ask, by a box that is unticked, whether you may send news and offers; left out while you send none. */
  marketingConsent: marketingSchema.optional(),
});

/** A brand as its folder holds it: its words, and the visual parts that only the build needs. */
export const brandPackSchema = brandSchema.extend({
  /** Colours that differ from the standard palette, by role. */
  tokens: z.record(z.string(), z.strictObject({ light: colour, dark: colour })),
  /** Type that replaces the standard; what is left out stays. */
  fonts: z.strictObject({ display: fontSchema.optional(), text: fontSchema.optional() }),
});

/** Who the provider is: what pages and mails say. */
export type Brand = z.infer<typeof brandSchema>;
/** Everything a new owner replaces, in one type. */
export type BrandPack = z.infer<typeof brandPackSchema>;
/** A kind of partner; each has a drawn mark of its own. */
export type PartnerKind = keyof Brand['partners'];
/** What the plans cost. */
export type Prices = NonNullable<Brand['prices']>;
/** A glyph that the site draws. */
export type Glyph = (typeof GLYPHS)[number];
