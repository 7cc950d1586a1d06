import { Bun } from '#/art/food/bun.tsx';
import { Cheese } from '#/art/food/cheese.tsx';
import { Cup } from '#/art/food/cup.tsx';
import { Eggs } from '#/art/food/eggs.tsx';
import { HoneyJar } from '#/art/food/honey-jar.tsx';
import { Pizza } from '#/art/food/pizza.tsx';
import { Salad } from '#/art/food/salad.tsx';
import { SeededLoaf } from '#/art/food/seeded-loaf.tsx';
import { Smoothie } from '#/art/food/smoothie.tsx';
import { VegCrate } from '#/art/food/veg-crate.tsx';

import { FilmStrip } from './film-strip.tsx';

export const size = { width: 1440, height: 740 } as const;

/** Three rolls of film, one a country, each a little off level; names stand on the text's left edge. */
export function Drawing() {
  return (
    <>
      <g transform="translate(80 34) rotate(-1.200 640 103)">
        <FilmStrip
          country="UK"
          lead={110}
          foods={[Bun, HoneyJar, SeededLoaf, Cup, Eggs, Cheese]}
          offset={0}
        />
      </g>
      <g transform="translate(80 268) rotate(.8 640 103)">
        <FilmStrip
          country="US"
          lead={110}
          foods={[Pizza, Smoothie, Salad, Bun, Cup, HoneyJar]}
          offset={2}
        />
      </g>
      <g transform="translate(80 498) rotate(-.6 640 103)">
        <FilmStrip
          country="India"
          lead={170}
          foods={[VegCrate, Salad, Eggs, Smoothie, HoneyJar, SeededLoaf]}
          offset={4}
        />
      </g>
    </>
  );
}
