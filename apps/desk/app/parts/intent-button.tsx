import { Button } from '@high-street/ui';
import type { ComponentProps } from 'react';
import { useNavigation } from 'react-router';

type IntentButtonProps = ComponentProps<typeof Button> & {
  /** Which act of the room's action the form asks for by it. */
  intent: string;
};

/** Sends the form that it is in, and is busy for as long as that takes. */
export function IntentButton({ intent, ...button }: IntentButtonProps) {
  const isBusy = useNavigation().formData?.get('intent') === intent;
  return <Button {...button} type="submit" name="intent" value={intent} isBusy={isBusy} />;
}
