import { faqSection } from '#/content/faq/faq-section.ts';
import type { CodeFeatureWords } from '#/pages/qr-codes/sections/code-feature.tsx';
import type { CodeHeroWords } from '#/pages/qr-codes/sections/code-hero.tsx';
import type { DemoBannerWords } from '#/pages/qr-codes/sections/demo-banner.tsx';
import type { EditorBenchWords } from '#/pages/qr-codes/sections/editor-bench.tsx';
import type { ChangeDate, PageWords } from '#/seo/page-meta.ts';

export const page = {
  title: 'QR code promotions',
  description:
    'QR codes in the colours of your shop, made in a drag-and-drop editor and exported in several formats.',
} satisfies PageWords;

export const updated = '2026-11-29' satisfies ChangeDate;

export const hero = {
  title: 'Codes that look like your shop',
  lede: 'Menus, windows, flyers and loyalty sign-up, styled in your colours and ready to print.',
  action: { label: 'Get Started', to: '/onboarding' }, // literal
  picture:
    'A table card under a striped awning: Scan, order, stay seated. Its code leads to table 6 at olivestreet.example.',
} satisfies CodeHeroWords;

export const banner = {
  title: 'See your code on your own table',
  lede: 'Bring your logo to the demo. We make the code while you watch.',
  action: 'Book Your Demo', // literal
} satisfies DemoBannerWords;

export const style = {
  id: 'style',
  title: 'Style Customization', // literal
  text: 'Pick the shape, the corners and the paint. Hold it next to your door.',
} satisfies CodeFeatureWords;

export const uses = {
  id: 'uses',
  title: 'Multiple Use Cases', // literal
  text: 'Window, table, flyer, bag. One code for each, so you know which one worked.',
  cases: [
    { name: 'Window', text: 'The menu, for whoever passes after closing.' },
    { name: 'Table', text: 'Order and pay without waving at anyone.' },
    { name: 'Flyer', text: 'One offer, on one day of the week.' },
    { name: 'Bag', text: 'Points for coming back.' },
  ],
} satisfies CodeFeatureWords;

export const editor = {
  id: 'editor',
  title: 'User-Friendly Editor', // literal
  text: 'Drag it, drop it, see it printed before you print it.',
  note: 'This one works. Make a code, hold your phone to the screen, take it with you. What you type and drop stays in your browser.',
} satisfies EditorBenchWords;

export const exporting = {
  id: 'export',
  title: 'High-Quality Export', // literal
  text: 'SVG, PNG and PDF, sharp on a sticker and on a shopfront.',
} satisfies CodeFeatureWords;

export const pictures = {
  fan: 'A paint chart opened like a fan: Door, Awning, Shutter, Lamp and Ink, each with another shape for the eyes of a code.',
  places: [
    'A sticker with a code in a shop window: The menu.',
    'A card with a code on a table: Table 6.',
    'A flyer with a code: 2 for 1 flatbreads, Tuesdays.',
    'A paper bag with a code: Harvest Lane.',
  ],
  sheets:
    'The same code on three sheets: PDF for the printer, PNG for the screen, SVG for the shopfront.',
  editor:
    'The editor: fields for the link, the dots, the corners, the colours, the logo and the frame on the left, the finished code on a card on the right.',
} as const;

export const faq = { title: 'Before it goes to print', words: faqSection.words };
