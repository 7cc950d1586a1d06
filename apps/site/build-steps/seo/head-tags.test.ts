import { parse, serialize } from 'parse5';
import { expect, test } from 'vitest';

import {
  addToHead,
  listingTag,
  sharingTags,
  structuredDataTag,
  tagsDocument,
} from './head-tags.ts';
import type { PageFacts } from './page-facts.ts';

const PAGE: PageFacts = {
  address: '/pricing',
  title: 'Bread & "butter"',
  description: 'Three plans.',
  headline: 'Pay for the shop',
  questions: [],
};

test('a shared link shows its title, its words and its picture, in full addresses', () => {
  const tags = sharingTags(PAGE, {
    url: 'https://shop.example/pricing',
    siteName: 'Kerbside',
    picture: { url: 'https://shop.example/share/pricing.png', width: 1200, height: 630, alt: 'A' },
  });
  for (const tag of [
    '<meta property="og:title" content="Bread &amp; &quot;butter&quot;" />',
    '<meta property="og:description" content="Three plans." />',
    '<meta property="og:url" content="https://shop.example/pricing" />',
    '<meta property="og:type" content="website" />',
    '<meta property="og:site_name" content="Kerbside" />',
    '<meta property="og:locale" content="en_GB" />',
    '<meta property="og:image" content="https://shop.example/share/pricing.png" />',
    '<meta property="og:image:width" content="1200" />',
    '<meta property="og:image:height" content="630" />',
    '<meta property="og:image:alt" content="A" />',
    '<meta name="twitter:card" content="summary_large_image" />',
  ]) {
    expect(tags).toContain(tag);
  }
});

// asvs 1.2.3
test('no words in structured data can end its block', () => {
  const tag = structuredDataTag({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Answer', text: '</script><script>alert(1)</script><!--</SCRIPT><p>' }],
  });
  expect(tag.match(/<\/?script|<!--/gi)).toHaveLength(2);
  expect(tag).toContain(String.raw`\u003c/script>\u003cscript>`);
  expect(tag).toContain(String.raw`\u003c!--\u003c/SCRIPT><p>`);
});

test('the tags are a document of their own too, whatever is in them', () => {
  const tags = [
    listingTag(true, 'https://shop.example/pricing?a&b'),
    structuredDataTag({
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'Answer', text: 'A <b> & c' }],
    }),
  ];
  expect(tagsDocument(tags.join(''))).toBe(
    [
      '<head xmlns="http://www.w3.org/1999/xhtml">',
      '<link id="listing" rel="canonical" href="https://shop.example/pricing?a&amp;b" />',
      '<script type="application/ld+json">',
      '{"@context":"https://schema.org","@graph":[{"@type":"Answer","text":"A &lt;b> &amp; c"}]}',
      '</script></head>',
    ].join(''),
  );
});

test('tags are added as the last of the head, whatever is in them', () => {
  const page = parse('<head><title>T</title></head><body>');
  addToHead(page, '<meta content="$&" />');
  expect(serialize(page)).toContain('<head><title>T</title><meta content="$&amp;"></head>');
});

test('a listed page says its address, another one keeps search engines off', () => {
  const url = 'https://shop.example/Landing';
  const noindex = '<meta id="listing" name="robots" content="noindex" />';
  expect(listingTag(true, url)).toBe(`<link id="listing" rel="canonical" href="${url}" />`);
  expect(listingTag(false, url)).toBe(noindex);
});
