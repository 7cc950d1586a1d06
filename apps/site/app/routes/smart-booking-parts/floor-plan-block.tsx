import { floorPlan, floorSection, floorStill } from '#/content/smart-booking/floor-plan.ts';
import { LivePicture } from '#/features/live-picture/live-picture.tsx';
import { FloorSection } from '#/sections/smart-booking/floor-section.tsx';
import { FloorStill } from '#/sections/smart-booking/floor-still.tsx';

/** The dining room that the visitor can book in; at rest it is a picture of the same evening. */
export function FloorPlanBlock() {
  return (
    <FloorSection words={floorSection}>
      <LivePicture
        name="floor-plan"
        still={<FloorStill words={floorStill} />}
        load={() => import('#/features/floor-plan/floor-plan.tsx')}
        words={floorPlan}
      />
    </FloorSection>
  );
}
