import { partId } from '#/art/part-id.ts';
import { Place } from '#/art/place.tsx';

import { CardTerminal } from './card-terminal.tsx';
import { DeliverySwitch } from './delivery-switch.tsx';
import { MarginSetter } from './margin-setter.tsx';
import { PageEditor } from './page-editor.tsx';
import { SignUpCard } from './sign-up-card.tsx';

const MOCK_UPS = [SignUpCard, CardTerminal, PageEditor, MarginSetter, DeliverySwitch];

/** Each mock-up has 480 by 288 of the sheet; it is shown by cropping. */
const CELL = { width: 480, height: 288 };

export const size = { width: CELL.width, height: CELL.height * MOCK_UPS.length };

export function Drawing() {
  return MOCK_UPS.map((MockUp, index) => (
    <Place key={MockUp.name} id={partId(index)} x={0} y={index * CELL.height}>
      <MockUp />
    </Place>
  ));
}
