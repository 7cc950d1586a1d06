import { CalendarIcon } from '#/icon/icon.tsx';
import { IconButton } from '#/icon-button/icon-button.tsx';
import { Tooltip } from './tooltip.tsx';

const SIDES = ['top', 'bottom', 'left', 'right'] as const;

/** The tooltip on each side; point at the button or tab to it. */
export const examples = SIDES.map((side) => ({
  title: side,
  render: () => (
    <div className="grid place-items-center py-12">
      <Tooltip text="Schedule a Demo" side={side}>
        {(id) => <IconButton label="Appointments" icon={<CalendarIcon />} aria-describedby={id} />}
      </Tooltip>
    </div>
  ),
}));
