import type { Testimonial } from '#/pages/home/sections/testimonial.ts';
import type { TestimonialsWords } from '#/pages/home/sections/testimonials.tsx';

/** Samples of our own: the people and their shops are invented. */
const items = [
  {
    id: 'amara',
    name: 'Amara Osei',
    location: 'Juniper Juice, Margate',
    message:
      'The regulars used to ring. Now they order from the bus, and it is on the counter when they walk in.',
    image: 'juice',
    isSample: true,
  },
  {
    id: 'lena',
    name: 'Lena Hartley',
    location: 'Bramble Bakery, Hebden Bridge',
    message:
      'I have stopped guessing how much dough to make for Saturday. The bins are lighter, and so am I.',
    image: 'bakery',
    isSample: true,
  },
  {
    id: 'tom',
    name: 'Tom Whitcombe',
    location: 'Olive Street Kitchen, Bristol',
    message:
      'We kept our own drivers and our own customers. The only thing to leave was the commission.',
    image: 'kitchen',
    isSample: true,
  },
  {
    id: 'noor',
    name: 'Noor Aziz',
    location: 'Field & Fold farm shop, Hereford',
    message:
      'People ask for their veg box on Tuesday, so I know what to dig on Thursday. Nothing comes up that nobody wants.',
    image: 'farm',
    isSample: true,
  },
  {
    id: 'grace',
    name: 'Grace Penrose',
    location: 'Harvest Lane Flowers, Falmouth',
    message:
      'I changed one price at breakfast. The shop, the app and the card on the counter all knew by nine.',
    image: 'florist',
    isSample: true,
  },
  {
    id: 'arthur',
    name: 'Arthur Bell',
    location: 'Green & Sons, Ludlow',
    message:
      'My grandson says he set it up. I did it myself on a quiet Tuesday, and the first order came before tea.',
    image: 'grocer',
    isSample: true,
  },
] as const satisfies readonly Testimonial[];

export const testimonials = {
  title: 'From behind the counter',
  label: 'Testimonials',
  position: 'of',
  pause: 'Pause',
  play: 'Play',
  items,
} as const satisfies TestimonialsWords;
