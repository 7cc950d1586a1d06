import type { ReactNode } from 'react';

import { examples as accordion } from './accordion/accordion.examples.tsx';
import { examples as avatar } from './avatar/avatar.examples.tsx';
import { examples as awning } from './awning/awning.examples.tsx';
import { examples as badge } from './badge/badge.examples.tsx';
import { examples as button } from './button/button.examples.tsx';
import { examples as card } from './card/card.examples.tsx';
import { examples as checkbox } from './checkbox/checkbox.examples.tsx';
import { examples as checkboxGroup } from './checkbox-group/checkbox-group.examples.tsx';
import { examples as comparisonTable } from './comparison-table/comparison-table.examples.tsx';
import { examples as dots } from './dots/dots.examples.tsx';
import { examples as field } from './field/field.examples.tsx';
import { examples as formAlert } from './form-alert/form-alert.examples.tsx';
import { examples as icon } from './icon/icon.examples.tsx';
import { examples as pauseButton } from './pause-button/pause-button.examples.tsx';
import { examples as progressSteps } from './progress-steps/progress-steps.examples.tsx';
import { examples as radioCards } from './radio-cards/radio-cards.examples.tsx';
import { examples as slider } from './slider/slider.examples.tsx';
import { examples as swingTicket } from './swing-ticket/swing-ticket.examples.tsx';
import { examples as tabs } from './tabs/tabs.examples.tsx';
import { examples as toggle } from './toggle/toggle.examples.tsx';

/** One state of a primitive, drawn by the gallery and checked by the tests. */
export type Example = { readonly title: string; readonly render: () => ReactNode };

/** All examples by folder, in the order in which the gallery shows them. */
export const exampleFolders: readonly {
  readonly folder: string;
  readonly examples: readonly Example[];
}[] = [
  { folder: 'button', examples: button },
  { folder: 'field', examples: field },
  { folder: 'checkbox-group', examples: checkboxGroup },
  { folder: 'radio-cards', examples: radioCards },
  { folder: 'progress-steps', examples: progressSteps },
  { folder: 'form-alert', examples: formAlert },
  { folder: 'toggle', examples: toggle },
  { folder: 'slider', examples: slider },
  { folder: 'tabs', examples: tabs },
  { folder: 'dots', examples: dots },
  { folder: 'pause-button', examples: pauseButton },
  { folder: 'accordion', examples: accordion },
  { folder: 'comparison-table', examples: comparisonTable },
  { folder: 'card', examples: card },
  { folder: 'swing-ticket', examples: swingTicket },
  { folder: 'badge', examples: badge },
  { folder: 'avatar', examples: avatar },
  { folder: 'awning', examples: awning },
  { folder: 'icon', examples: icon },
  { folder: 'checkbox', examples: checkbox },
];
