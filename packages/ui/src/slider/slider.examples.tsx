import { useState } from 'react';

import { Slider } from './slider.tsx';

function Commission({ initial }: { initial: number }) {
  const [value, setValue] = useState(initial);
  return (
    <Slider
      label="Commission you pay"
      min={15}
      max={30}
      value={value}
      onChange={setValue}
      format={(share) => `${share}%`}
    />
  );
}

/** The slider in the middle and at both ends. */
export const examples = [
  { title: 'in the middle', render: () => <Commission initial={25} /> },
  { title: 'at the start', render: () => <Commission initial={15} /> },
  { title: 'at the end', render: () => <Commission initial={30} /> },
];
