import './store-road.css';

import { Drawing } from '#/sections/drawing.tsx';
import { orderingSteps } from '#drawn/ordering-steps.ts';

const MOCK_UP = { left: 14, width: 454, height: 288 };

/** Five bends; at a step the road swings towards its plaque. It is stretched to the length of the list. */
const ROAD =
  'M120-24C120 4 180 14 180 50S60 110 60 150S180 210 180 250S60 310 60 350S180 410 180 450S156 496 132 530';

export type StoreRoadWords = {
  readonly title: string;
  readonly steps: readonly {
    readonly title: string;
    readonly text: string;
    /** What the mock-up across the road shows. */
    readonly picture: string;
  }[];
};

function Road() {
  return (
    <svg className="road" viewBox="0 0 240 500" preserveAspectRatio="none" aria-hidden="true">
      {['shadow', 'edge', 'tar', 'dashes'].map((part) => (
        <path key={part} d={ROAD} data-road={part} vectorEffect="non-scaling-stroke" />
      ))}
    </svg>
  );
}

/** Five numbered plaques along a winding road, each with what it opens across the way. */
export function StoreRoad({ words }: { words: StoreRoadWords }) {
  return (
    <section data-ground="paper" className="store-road" aria-labelledby="steps">
      <div className="wrap">
        {/* The road begins beside the title, and must not cover it. */}
        <h2 id="steps" className="sign max-w-[12ch] text-display-2 lg:max-w-[min(12ch,50%-90px)]">
          {words.title}
        </h2>
        <div className="relative mt-10 pb-18 lg:mt-2 lg:pb-0">
          <Road />
          <ol className="store-steps">
            {words.steps.map(({ title, text, picture }, index) => (
              <li key={title} className="store-step">
                <span className="step-plaque" aria-hidden="true">
                  {index + 1}
                </span>
                <div className="step-words">
                  <h3 className="step-title">{title}</h3>
                  <p className="text-muted">{text}</p>
                </div>
                <div className="step-picture" data-sample="">
                  <Drawing
                    of={orderingSteps}
                    part={index}
                    crop={`${MOCK_UP.left} ${index * MOCK_UP.height} ${MOCK_UP.width} ${MOCK_UP.height}`}
                    label={picture}
                    className="w-full"
                  />
                </div>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
