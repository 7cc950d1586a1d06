import { Cloud } from './cloud.tsx';
import { paint } from './paint.ts';
import { Place } from './place.tsx';
import { REGISTER_SIZE, RegisterPlot } from './register-plot.tsx';

export const size = REGISTER_SIZE;

const POSTS = [60, 250, 440];
const BOARDS = Array.from({ length: 13 }, (_, index) => -184 + index * 72);

export function Drawing() {
  return (
    <>
      <circle cx="430" cy="470" r="90" fill={paint.sun} opacity=".8" />
      <Place x={50} y={420} scale={1.2}>
        <Cloud />
      </Place>
      <RegisterPlot />
      <TimberFrame />
      <ToCome />
      <Place x={380} y={732}>
        <Bricks />
      </Place>
      <Hoarding />
      <Place x={500} y={1040}>
        <Wheelbarrow />
      </Place>
    </>
  );
}

function TimberFrame() {
  return (
    <>
      <g fill="none" stroke={paint.wood} strokeLinecap="round">
        <path d={POSTS.map((x) => `M${x} 900V560`).join('')} strokeWidth="10" />
        <path d="M40 580H470M40 760H470" strokeWidth="8" />
        <path d="M60 760L150 580M440 760L350 580" strokeWidth="5" opacity=".75" />
      </g>
      <rect x="20" y="756" width="480" height="14" rx="2" fill={paint.wood2} />
    </>
  );
}

/** What is only drawn in so far: the roof and the place of the sign. */
function ToCome() {
  return (
    <g fill="none" stroke={paint.signal} strokeWidth="3" strokeDasharray="10 9">
      <path d="M60 560L250 470L440 560z" />
      <rect x="100" y="690" width="300" height="52" rx="4" />
    </g>
  );
}

function Bricks() {
  return (
    <>
      <rect width="110" height="24" rx="2" fill={paint.brick} />
      <g fill={paint.signal2}>
        {[0, 38, 76].map((x) => (
          <rect key={x} x={x} width="34" height="11" rx="1" />
        ))}
        {[8, 46].map((x) => (
          <rect key={x} x={x} y="13" width="34" height="11" rx="1" />
        ))}
      </g>
    </>
  );
}

function Hoarding() {
  return (
    <>
      <rect x="-300" y="760" width="1160" height="232" fill={paint.brand} />
      <path
        d={BOARDS.map((x) => `M${x} 760h3v232h-3z`).join('')}
        fill={paint.shade}
        opacity=".16"
      />
      <rect x="-308" y="748" width="1176" height="16" rx="2" fill={paint.deep} />
      <rect x="134" y="800" width="304" height="132" rx="6" fill={paint.shade} opacity=".15" />
      <rect x="128" y="790" width="304" height="132" rx="6" fill={paint.ticket} />
    </>
  );
}

function Wheelbarrow() {
  return (
    <>
      <path d="M-88-60q40-34 80 0z" fill={paint.sand2} />
      <path d="M-96-60h96l-18 44h-60z" fill={paint.signal} />
      <rect x="-4" y="-62" width="86" height="7" rx="3" fill={paint.wood} />
      <circle cx="-62" cy="-14" r="16" fill={paint.ink} />
      <circle cx="-62" cy="-14" r="6" fill={paint.sand} />
      <path d="M-18-20l14 22" stroke={paint.ink} strokeWidth="6" strokeLinecap="round" />
    </>
  );
}
