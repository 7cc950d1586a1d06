import { ABoard } from '#/art/a-board.tsx';
import { Bicycle } from '#/art/bicycle.tsx';
import { Bunting } from '#/art/bunting.tsx';
import { Cloud } from '#/art/cloud.tsx';
import { Crate } from '#/art/crate.tsx';
import { Hedge } from '#/art/hedge.tsx';
import { LampPost } from '#/art/lamp-post.tsx';
import { paint } from '#/art/paint.ts';
import { partId } from '#/art/part-id.ts';
import { Pavement } from '#/art/pavement.tsx';
import { Place } from '#/art/place.tsx';
import { Plant } from '#/art/plant.tsx';
import { Skyline } from './skyline.tsx';
import { StandingPhone } from './standing-phone.tsx';
import { Topiary } from '#/art/topiary.tsx';

import { HOME_STREET } from './home-street-plan.ts';

export const { size } = HOME_STREET;

const { ground, phoneX } = HOME_STREET;
/** The street goes on beyond the picture, for screens that are wider than it. */
const BLEED = 400;

/** What stands behind the shops, and what stands before them: two parts, as the shops are files of their own. */
export function Drawing() {
  return (
    <>
      <g id={partId(0)}>
        <circle cx={phoneX + 60} cy="330" r="236" fill={paint.sun} />
        <Clouds />
        <Skyline ground={ground} />
      </g>
      <g id={partId(1)}>
        <Place x={phoneX - 66} y={ground}>
          <Hedge width={460} height={110} />
        </Place>
        <Bunting from={{ x: 1136, y: 440 }} to={{ x: phoneX + 16, y: 136 }} sag={40} flags={10} />
        <Bunting from={{ x: phoneX + 304, y: 136 }} to={{ x: 2062, y: 400 }} sag={50} flags={9} />
        <Place x={-BLEED} y={ground - 4}>
          <Pavement width={size.width + BLEED * 2} height={48} />
        </Place>
        <Furniture />
        <Place x={phoneX} y={ground}>
          <StandingPhone />
        </Place>
      </g>
    </>
  );
}

function Clouds() {
  return (
    <>
      <Place x={1050} y={392} scale={0.6}>
        <Cloud />
      </Place>
      <Place x={1880} y={190}>
        <Cloud />
      </Place>
      <Place x={250} y={250} scale={0.8}>
        <Cloud />
      </Place>
    </>
  );
}

/** What stands on the pavement, in front of the shops. */
function Furniture() {
  return (
    <>
      <Place x={742} y={750} scale={0.86}>
        <LampPost />
      </Place>
      <Place x={833} y={752} scale={0.8}>
        <Bicycle frame={paint.signal} />
      </Place>
      <Place x={1054} y={754}>
        <ABoard lines={['FRESH', 'BREAD']} />
      </Place>
      <Place x={966} y={748} scale={0.85}>
        <Topiary />
      </Place>
      <Place x={1334} y={750}>
        <Topiary />
      </Place>
      <Place x={558} y={726} scale={0.9}>
        <Plant />
      </Place>
      <Place x={1154} y={728} scale={0.8}>
        <Plant />
      </Place>
      <Place x={1806} y={750}>
        <Crate
          x={0}
          y={-22}
          width={60}
          height={22}
          fruit={[paint.foodTomato, paint.foodTomato2]}
          count={4}
        />
        <Crate
          x={66}
          y={-22}
          width={60}
          height={22}
          fruit={[paint.foodHoney, paint.foodCrust]}
          count={4}
        />
      </Place>
      <Place x={1971} y={750} scale={0.86}>
        <LampPost />
      </Place>
    </>
  );
}
