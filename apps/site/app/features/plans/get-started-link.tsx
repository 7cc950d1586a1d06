import type { PlanTitle } from '@high-street/contract';
import { buttonLook } from '@high-street/ui';
import { Link } from 'react-router';

type GetStartedLinkProps = {
  plan: PlanTitle;
  label: string;
  /** Read out after the label, so that three equal buttons have three names. */
  actionFor: string;
  isSelected: boolean;
  size: NonNullable<Parameters<typeof buttonLook>[0]['size']>;
};

/** Leads to the register form with the plan: in the navigation state, and in the address for visits without scripts. */
export function GetStartedLink({ plan, label, actionFor, isSelected, size }: GetStartedLinkProps) {
  const look = buttonLook({
    variant: isSelected ? 'primary' : 'outline',
    size,
    children: (
      <>
        {label}
        <span className="sr-only">{` ${actionFor} ${plan}`}</span>
      </>
    ),
  });
  return (
    <Link
      to={{ pathname: '/onboarding', search: `?plan=${plan.toLowerCase()}` }}
      state={{ plan }}
      {...look}
    />
  );
}
