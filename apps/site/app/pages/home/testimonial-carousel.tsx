import { testimonials } from '#/content/testimonials.ts';
import { useCarousel } from '#/features/rotation/use-carousel.ts';
import { Testimonials } from '#/pages/home/sections/testimonials.tsx';

const IDS = testimonials.items.map(({ id }) => id);

export function TestimonialCarousel() {
  const carousel = useCarousel(IDS);

  function handleJump(index: number): void {
    const id = IDS[index];
    if (id !== undefined) carousel.jump(id);
  }

  return (
    <Testimonials
      words={testimonials}
      activeId={carousel.activeId}
      isRunning={carousel.isRunning}
      isPaused={carousel.isPaused}
      round={carousel.round}
      isChosen={carousel.lastChange === 'chosen'}
      onJump={handleJump}
      onToggle={carousel.toggle}
      onCardClick={carousel.handleCardClick}
      watchCard={carousel.ref}
    />
  );
}
