/** Courses of bricks, of which every third or so catches the light. */
function Wall() {
  return (
    <>
      <pattern id="bricks" width="176" height="96" patternUnits="userSpaceOnUse">
        <g fill="var(--art-brand)">
          <rect x="8" y="6" width="52" height="13" rx="2" />
          <rect x="124" y="30" width="44" height="13" rx="2" />
          <rect x="66" y="54" width="52" height="13" rx="2" />
          <rect x="-14" y="78" width="44" height="13" rx="2" />
          <rect x="162" y="78" width="44" height="13" rx="2" />
        </g>
      </pattern>
      <rect width="620" height="900" fill="var(--art-deep)" />
      <rect width="620" height="900" fill="url(#bricks)" opacity="0.62" />
    </>
  );
}

function Lantern() {
  return (
    <>
      <circle cx="528" cy="330" r="168" fill="var(--art-accent)" opacity="0.16" />
      <circle cx="528" cy="330" r="100" fill="var(--art-accent)" opacity="0.2" />
      <path
        d="M482 262v-14a22 22 0 0 1 22-22h24v46"
        fill="none"
        stroke="var(--art-ink)"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <path d="M490 318a38 46 0 0 1 76 0z" fill="var(--art-accent)" />
      <path d="M484 318h88v8h-88z" fill="var(--art-accent-2)" />
      <circle cx="528" cy="338" r="14" fill="var(--art-lamp)" />
    </>
  );
}

/** The glass above a door, in three panes. */
function Fanlight() {
  return (
    <>
      <path d="M170 326a140 140 0 0 1 280 0z" fill="var(--art-cream)" />
      <path d="M194 326a116 116 0 0 1 232 0z" fill="var(--art-glass-2)" />
      <path d="M222 326a88 88 0 0 1 50-79l-28 79z" fill="var(--art-glass)" opacity="0.5" />
      <path
        d="M310 210v116M252 226l34 100M368 226l-34 100"
        stroke="var(--art-cream)"
        strokeWidth="9"
      />
      <path d="M270 326a40 40 0 0 1 80 0z" fill="var(--art-cream)" />
    </>
  );
}

function Door() {
  return (
    <>
      <path d="M170 324h280v488H170z" fill="var(--art-cream)" />
      <path d="M170 324h280v14H170z" fill="var(--art-sand)" />
      <path d="M196 350h228v462H196z" fill="var(--art-signal-2)" />
      <path d="M410 350h14v462h-14z" fill="var(--art-ink)" opacity="0.16" />
      <g fill="var(--art-ink)" opacity="0.18">
        <rect x="220" y="376" width="82" height="112" rx="3" />
        <rect x="318" y="376" width="82" height="112" rx="3" />
        <rect x="220" y="578" width="180" height="96" rx="3" />
        <rect x="220" y="694" width="180" height="94" rx="3" />
      </g>
      <g fill="var(--art-signal)" opacity="0.5">
        <path d="M220 376h82v5h-82zM318 376h82v5h-82zM220 578h180v5H220zM220 694h180v5H220z" />
      </g>
      <rect x="240" y="522" width="140" height="42" rx="5" fill="var(--art-ink)" opacity="0.28" />
      <rect x="240" y="516" width="140" height="42" rx="5" fill="var(--art-accent)" />
      <g fill="var(--art-accent-2)">
        <circle cx="250" cy="537" r="2.500" />
        <circle cx="370" cy="537" r="2.500" />
      </g>
      <text
        x="310"
        y="545"
        textAnchor="middle"
        fontFamily="var(--font-display)"
        fontSize="23"
        fontWeight="640"
        fill="var(--art-ink)"
      >
        Staff
      </text>
    </>
  );
}

/** A key that somebody left in the lock, with its tag. */
function Key() {
  return (
    <>
      <circle cx="221" cy="622" r="16" fill="var(--art-accent-2)" />
      <circle cx="221" cy="622" r="7" fill="var(--art-ink)" />
      <path d="M218 620h6v34h-6z" fill="var(--art-accent-pale)" />
      <circle
        cx="221"
        cy="664"
        r="13"
        fill="none"
        stroke="var(--art-accent-pale)"
        strokeWidth="7"
      />
      <path d="M221 677c-3 6-1 9 3 13" fill="none" stroke="var(--art-cream)" strokeWidth="2.500" />
      <path d="M211 690h26v34l-13 13-13-13z" fill="var(--art-signal)" />
      <circle cx="224" cy="700" r="3.500" fill="var(--art-cream)" />
    </>
  );
}

/** A bay tree in its pot. */
function Tree() {
  return (
    <>
      <path d="M117 742h8v48h-8z" fill="var(--art-wood-2)" />
      <circle cx="121" cy="700" r="48" fill="var(--food-leaf-2)" />
      <circle cx="102" cy="684" r="20" fill="var(--food-leaf-3)" />
      <circle cx="138" cy="672" r="13" fill="var(--food-leaf-3)" />
      <circle cx="142" cy="716" r="16" fill="var(--food-leaf-3)" />
      <circle cx="108" cy="726" r="11" fill="var(--food-leaf-3)" />
      <path d="M90 784h62l-7 66H97z" fill="var(--art-brick)" />
      <path d="M84 776h74v16H84z" fill="var(--art-signal)" />
    </>
  );
}

function Bottle({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path
        d="M6 760h14v20c0 6 6 8 6 16v46q0 8-8 8H8q-8 0-8-8v-46c0-8 6-10 6-16z"
        fill="var(--art-extra-pale)"
      />
      <path d="M0 804h26v38q0 8-8 8H8q-8 0-8-8z" fill="var(--art-cream)" />
      <path d="M3 752h20v9H3z" fill="var(--art-signal)" />
    </g>
  );
}

/** The staff door at night, with the key in its lock: where one has nothing to do but come in. */
export function DoorScene() {
  return (
    <svg
      className="block size-full"
      viewBox="0 0 620 900"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <Wall />
      <Lantern />
      <Fanlight />
      <Door />
      <Key />
      <path d="M138 812h344v38H138z" fill="var(--art-sand)" />
      <path d="M138 812h344v7H138z" fill="var(--art-ink)" opacity="0.14" />
      <path d="M0 850h620v50H0z" fill="var(--art-ink)" opacity="0.42" />
      <path d="M60 850h500v8H60z" fill="var(--art-sand-2)" />
      <Tree />
      <Bottle x={482} />
      <Bottle x={516} />
    </svg>
  );
}
