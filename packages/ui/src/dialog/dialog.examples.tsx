import { useState } from 'react';

import { Button } from '#/button/button.tsx';
import { Dialog } from './dialog.tsx';

function Opener({ size }: { size: 'medium' | 'large' }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Book Your Demo</Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title="Pick a time that suits your opening hours"
        closeLabel="Close"
        size={size}
      >
        <p className="mb-6">Twenty minutes, with your own menu on the screen.</p>
        <Button onClick={() => setIsOpen(false)}>Later</Button>
      </Dialog>
    </>
  );
}

/** The dialog in both widths, behind a button. */
export const examples = (['medium', 'large'] as const).map((size) => ({
  title: size,
  render: () => <Opener size={size} />,
}));
