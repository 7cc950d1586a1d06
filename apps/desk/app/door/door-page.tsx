import './door.css';

import type { ReactNode } from 'react';

import { BrandMark } from '#app/frame/brand-mark.tsx';
import { ROOM_TITLE } from '#app/parts/room-title.ts';
import { DoorScene } from './door-scene.tsx';
import { WORDS } from './words.ts';

type DoorPageProps = {
  /** The brand's short name. */
  brand: string;
  title: string;
  lede?: ReactNode;
  children?: ReactNode;
};

/** Every page before the desk itself: its words at the side of the door, or below it on a phone. */
export function DoorPage({ brand, title, lede, children }: DoorPageProps) {
  return (
    <div className="door">
      <div className="door-picture">
        <DoorScene />
      </div>
      <div className="door-side">
        <header className="door-brand sign">
          <BrandMark size={30} />
          {WORDS.deskOf(brand)}
        </header>
        <main className="door-words" aria-labelledby={ROOM_TITLE}>
          <div>
            <h1 className="door-title" id={ROOM_TITLE}>
              {title}
            </h1>
            {lede ? <div className="door-lede">{lede}</div> : null}
          </div>
          {children}
        </main>
        <footer className="caption muted">{WORDS.team}</footer>
      </div>
    </div>
  );
}
