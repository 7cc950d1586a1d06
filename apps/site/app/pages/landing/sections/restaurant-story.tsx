import './restaurant-story.css';

import type { ReactNode } from 'react';

import { Avatar } from '#/art/people/avatar.tsx';
import type { FaceName } from '#/art/people/faces.ts';

/** What somebody says, with a face of ours. */
export type Testimonial = {
  readonly name: string;
  readonly location: string;
  readonly message: string;
  readonly image: FaceName;
  readonly isSample: boolean;
};

export type RestaurantStoryWords = {
  readonly title: string;
  readonly numbers: readonly { readonly value: string; readonly label: string }[];
  readonly testimonials: readonly Testimonial[];
};

function Slip({ testimonial }: { testimonial: Testimonial }) {
  const { name, location, message, image } = testimonial;
  return (
    <figure className="order-slip torn-foot">
      <blockquote className="order-slip-message">{message}</blockquote>
      <figcaption className="order-slip-who">
        <svg width="52" height="52" viewBox="0 0 80 80" aria-hidden="true">
          <Avatar who={image} size={80} />
        </svg>
        <span>
          <b>{name}</b>
          <small>{location}</small>
        </span>
      </figcaption>
    </figure>
  );
}

/** Three numbers as large as the wall takes, and a rail of order slips under them. */
export function RestaurantStory({
  words,
  action,
}: {
  words: RestaurantStoryWords;
  action: ReactNode;
}) {
  return (
    <section
      data-ground="signal"
      className="section-space overflow-clip"
      aria-labelledby="restaurant"
    >
      <div className="wrap">
        <h2 id="restaurant" className="sign max-w-[18ch] text-h2">
          {words.title}
        </h2>
        <ul className="story-numbers" data-reveal="">
          {words.numbers.map(({ value, label }) => (
            <li key={label} className="story-number">
              <b>{value}</b> <span>{label}</span>
            </li>
          ))}
        </ul>
        <div className="order-rail" />
        <div className="order-slips">
          {words.testimonials.map((testimonial) => (
            <Slip key={testimonial.name} testimonial={testimonial} />
          ))}
        </div>
        {action}
      </div>
    </section>
  );
}
