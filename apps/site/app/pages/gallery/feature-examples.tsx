import { settings } from '@high-street/owner';
import { Dots, PauseButton } from '@high-street/ui';

import { FoodTile } from '#/art/food-tile.tsx';
import { formLines } from '#/content/lead-form.ts';
import { BookDemoButton } from '#/features/appointment/book-demo-button.tsx';
import { countingChoice } from '#/features/counting/counting-choice.ts';
import { EnquiryForm } from '#/features/lead-form/enquiry-form.tsx';
import { Orbit } from '#/features/motion/orbit.tsx';
import { UsersCounter } from '#/features/motion/users-counter.tsx';
import { RotatingTabs } from '#/features/rotation/rotating-tabs.tsx';
import { useCarousel } from '#/features/rotation/use-carousel.ts';
import { browserClock } from '#/motion/clock.ts';

const GOALS = ['goals', 'points', 'rewards'] as const;
const SLIDES = ['one', 'two', 'three', 'four', 'five', 'six'] as const;
const FOODS = [
  'bun',
  'loaf',
  'cup',
  'veg',
  'salad',
  'honey',
  'cheese',
  'smoothie',
  'pizza',
] as const;

function TabsThatRotate() {
  return (
    <RotatingTabs
      words={{ tabsLabel: 'Rewards', pause: 'Pause', play: 'Play' }}
      tabs={GOALS.map((id) => ({ id, label: id, panel: <p>Panel of {id}</p> }))}
    />
  );
}

function Carousel() {
  const { ref, ...carousel } = useCarousel(SLIDES);
  return (
    <div ref={ref} data-example-carousel="">
      <p data-testid="slide">Slide {carousel.activeId}</p>
      <Dots
        label="Slides"
        count={SLIDES.length}
        selected={SLIDES.indexOf(carousel.activeId)}
        onSelect={(index) => {
          const id = SLIDES[index];
          if (id) carousel.jump(id);
        }}
        describe={(index) => `Slide ${index + 1} of ${SLIDES.length}`}
        rotation={{ seconds: 8, isPaused: !carousel.isRunning, round: carousel.round }}
      />
      <PauseButton
        isPaused={carousel.isPaused}
        pauseLabel="Pause"
        playLabel="Play"
        onToggle={carousel.toggle}
      />
    </div>
  );
}

const ASKED = {
  version: '1',
  wording: 'Send me news and offers. I can stop them at any time.',
};

/** The form of an owner who sends news and offers, which no brand of ours does. */
function AskingForm() {
  const { brand, apiBase } = settings;
  return (
    <EnquiryForm
      words={{ ...formLines, booking: { label: 'Your demo', remove: 'Remove' } }}
      apiBase={apiBase}
      sender={brand.support}
      marketingConsent={ASKED}
      clock={browserClock}
      onProgress={() => undefined}
      isCounted={countingChoice.isOn}
      demo={{ open: () => undefined, address: '/enquiry' }}
      booking={null}
      onRemoveBooking={() => undefined}
      isAskedFor={false}
      onDone={() => undefined}
    />
  );
}

/** What moves, what opens and what is sent, on its own. */
export const featureExamples = {
  folder: 'features',
  examples: [
    { title: 'rotating tabs', render: () => <TabsThatRotate /> },
    { title: 'carousel', render: () => <Carousel /> },
    { title: 'book a demo', render: () => <BookDemoButton>Book Your Demo</BookDemoButton> },
    { title: 'form that asks about news', render: () => <AskingForm /> },
    { title: 'users counter', render: () => <UsersCounter /> },
    {
      title: 'orbit',
      render: () => (
        <Orbit>
          {FOODS.map((food) => (
            <svg key={food} viewBox="0 0 64 64" aria-hidden="true">
              <FoodTile food={food} size={64} radius={32} />
            </svg>
          ))}
        </Orbit>
      ),
    },
    {
      title: 'reveal',
      render: () => (
        <div data-reveal="stagger">
          <p>First</p>
          <p>Second</p>
        </div>
      ),
    },
  ],
};
