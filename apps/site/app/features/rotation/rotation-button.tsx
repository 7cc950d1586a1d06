import './rotation-button.css';

import { Button, type ButtonVariant } from '@high-street/ui';

/** What the button says, and its full name, which should contain what it says. */
export type RotationButtonWords = {
  readonly pause: { readonly text: string; readonly label: string };
  readonly play: { readonly text: string; readonly label: string };
};

type RotationButtonProps = {
  words: RotationButtonWords;
  isPaused: boolean;
  onToggle: () => void;
  variant?: ButtonVariant;
};

/** Pauses a rotation and plays it again; stays away where no script could answer it. */
export function RotationButton({
  words,
  isPaused,
  onToggle,
  variant = 'outline',
}: RotationButtonProps) {
  const { text, label } = isPaused ? words.play : words.pause;
  return (
    <Button variant={variant} aria-label={label} data-rotation-button="" onClick={onToggle}>
      <svg width="14" height="14" viewBox="0 0 14 14" fill="currentColor" aria-hidden="true">
        <path d={isPaused ? 'M3 1v12l10-6z' : 'M2 1h3.5v12H2zM8.5 1H12v12H8.5z'} />
      </svg>
      {text}
    </Button>
  );
}
