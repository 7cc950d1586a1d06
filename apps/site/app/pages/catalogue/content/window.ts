import type { WindowCratesWords } from '#/pages/catalogue/window-crates/window-words.ts';

export const windowCrates = {
  title: 'Pick it up, put it in the window',
  abilities: [
    {
      id: 'lists',
      title: 'New Arrivals and Featured lists',
      text: 'Two crates by the door. Move a product from one to the other whenever you like.',
    },
    {
      id: 'banners',
      title: 'Dynamic banners',
      text: 'The banner over your store follows, linking to catalogue lists or social posts.',
    },
  ],
  product: 'Garden salad',
  lists: {
    arrivals: { label: 'New Arrivals', move: 'Put it in New Arrivals' }, // literal
    featured: { label: 'Featured', move: 'Put it in Featured' }, // literal
  },
  banner: {
    legend: 'The banner leads to',
    targets: { list: 'A list', post: 'A post' },
    title: {
      hand: 'Fresh at Harvest Lane',
      arrivals: 'Just in: garden salad',
      featured: 'Our pick: garden salad',
    },
    leads: {
      list: 'Leads to the {list} list',
      post: 'Leads to our post: “Salad, picked at six”',
    },
  },
  said: '{product} is in {list}. {leads}.',
} as const satisfies WindowCratesWords;
