import './impact-jars.css';

import type { ReactNode } from 'react';

import { Drawing } from '#/sections/drawing.tsx';
import { preserveJar } from '#drawn/preserve-jar.ts';

export type ImpactJarsWords = {
  readonly title: string;
  readonly lede: string;
  readonly jars: readonly { readonly value: string; readonly label: string }[];
};

/** Four jars of preserve on one plank, the fullest first; their levels are a ranking. */
export function ImpactJars({ words, action }: { words: ImpactJarsWords; action: ReactNode }) {
  return (
    <section data-ground="deep" className="section-space overflow-clip" aria-labelledby="impact">
      <div className="wrap">
        <h2 id="impact" className="sign max-w-[14ch] text-display-2">
          {words.title}
        </h2>
        <p className="mt-6 max-w-[46ch] text-lede text-on-deep-2">{words.lede}</p>
        <ul className="jar-shelf" data-reveal="stagger">
          {words.jars.map(({ value, label }, index) => (
            <li key={label} className="jar">
              <div className="jar-glass plank">
                <Drawing of={preserveJar} part={index} className="h-auto w-full" />
                <b className="jar-value">{value}</b>
              </div>
              <span className="jar-label">{label}</span>
            </li>
          ))}
        </ul>
        {action}
      </div>
    </section>
  );
}
