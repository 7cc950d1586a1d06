import { Avatar } from '@high-street/ui';

import { Drawing } from '#/sections/drawing.tsx';
import { ownerFaces } from '#drawn/owner-faces.ts';
import { ownerShops } from '#drawn/owner-shops.ts';

import { ownerPart } from './owner-pictures.ts';
import type { Testimonial } from './testimonial.ts';

/** One owner: the drawn shop, the words and the person. */
export function OwnerSlide({ owner, isActive }: { owner: Testimonial; isActive: boolean }) {
  const part = ownerPart(owner.image);
  return (
    <li className="owner-slide" data-active={isActive ? '' : undefined}>
      <div className="owner-shop" data-sample="">
        <Drawing of={ownerShops} part={part} fit="slice" />
      </div>
      <figure className="owner-words">
        <blockquote className="owner-quote">
          <p>{owner.message}</p>
        </blockquote>
        <figcaption className="mt-8 flex items-center gap-4">
          <Avatar>
            <Drawing of={ownerFaces} part={part} />
          </Avatar>
          <span>
            <span className="block text-h4 font-[650]">{owner.name}</span>
            <span className="block text-muted">{owner.location}</span>
          </span>
        </figcaption>
      </figure>
    </li>
  );
}
