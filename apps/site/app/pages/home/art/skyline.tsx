import { paint } from '#/art/paint.ts';

const BLEED = 400;

/** Roofs far behind the terrace, from the picture's left edge to its right one. */
const ROOFS = [
  'h90v-30h60v24h120l40-30 40 30h70v-40h30',
  'v-50l16-40 16 40v50h40v34h130v-26h90v36h110',
  'l36-30 36 30h150v-30h120v20h180',
  'v-60h90v40h140l44-40 44 40h120v-40h100v30h140v-20h600',
].join('');

type SkylineProps = { ground: number };

export function Skyline({ ground }: SkylineProps) {
  return (
    <path
      d={`M${-BLEED} ${ground}V560h${BLEED}${ROOFS}V${ground}z`}
      fill={paint.sand}
      opacity=".6"
    />
  );
}
