import type { PlanTitle } from '@high-street/contract';
import { ButtonLink } from '@high-street/ui';
import type { ComponentProps } from 'react';

type GetStartedLinkProps = {
  plan: PlanTitle;
  label: string;
  /** Read out after the label, so that three equal buttons have three names. */
  actionFor: string;
  isSelected: boolean;
  size: NonNullable<ComponentProps<typeof ButtonLink>['size']>;
};

/** Leads to the register form with the plan: in the navigation state, and in the address for visits without scripts. */
export function GetStartedLink({ plan, label, actionFor, isSelected, size }: GetStartedLinkProps) {
  return (
    <ButtonLink
      variant={isSelected ? 'primary' : 'outline'}
      size={size}
      href={`/onboarding?plan=${plan.toLowerCase()}`}
      data-plan={plan}
    >
      {label}
      <span className="sr-only">{` ${actionFor} ${plan}`}</span>
    </ButtonLink>
  );
}
