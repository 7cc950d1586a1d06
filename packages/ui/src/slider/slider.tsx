import './slider.css';

import { useId } from 'react';

import { computeShare } from './compute-share.ts';

type SliderProps = {
  label: string;
  name?: string;
  min: number;
  max: number;
  step?: number;
  value: number;
  onChange: (value: number) => void;
  /** The value as people read it, such as `£18`; also used for both ends. */
  format: (value: number) => string;
};

/* Drawn as SVG attributes, because a strict CSP forbids the style attribute that a length of its own would need. */
function Track({ share }: { share: string }) {
  return (
    <svg className="slider-track" aria-hidden="true">
      <line className="slider-fill" x1="-12" x2={share} y1="50%" y2="50%" />
    </svg>
  );
}

/** A native range with its value written large; arrow keys, Page Up and Down, Home and End work. */
export function Slider({ label, name, min, max, step = 1, value, onChange, format }: SliderProps) {
  const id = useId();
  return (
    <div className="slider">
      <div className="slider-head">
        <label htmlFor={id} className="slider-label">
          {label}
        </label>
        <span className="slider-value" aria-hidden="true">
          {format(value)}
        </span>
      </div>
      <div className="slider-row">
        <Track share={computeShare(value, min, max)} />
        <input
          id={id}
          type="range"
          className="slider-range"
          {...{ name, min, max, step, value }}
          aria-valuetext={format(value)}
          onChange={(event) => onChange(event.target.valueAsNumber)}
        />
      </div>
      <div className="slider-ends" aria-hidden="true">
        <span>{format(min)}</span>
        <span>{format(max)}</span>
      </div>
    </div>
  );
}
