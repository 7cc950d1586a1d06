import { LivePicture } from '#/features/live-picture/live-picture.tsx';
import { floorPlan, floorSection, floorStill } from '#/pages/smart-booking/content/floor-plan.ts';
import { FloorSection } from '#/pages/smart-booking/sections/floor-section.tsx';
import { FloorStill } from '#/pages/smart-booking/sections/floor-still.tsx';

/** The dining room that the visitor can book in; at rest it is a picture of the same evening. */
export function FloorPlanBlock() {
  return (
    <FloorSection words={floorSection}>
      <LivePicture
        name="floor-plan"
        still={<FloorStill words={floorStill} />}
        load={() => import('#/pages/smart-booking/floor-plan/floor-plan.tsx')}
        words={floorPlan}
      />
    </FloorSection>
  );
}
