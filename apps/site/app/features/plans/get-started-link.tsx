import type { PlanTitle } from '@high-street/contract';
import { buttonLook } from '@high-street/ui';
import type { ComponentProps } from 'react';

import { PageLink } from '#/navigation/page-link.tsx';

type GetStartedLinkProps = {
  plan: PlanTitle;
  label: string;
  /** Read out after the label, so that three equal buttons have three names. */
  actionFor: string;
  isSelected: boolean;
  size: NonNullable<Parameters<typeof buttonLook>[0]['size']>;
} & Pick<ComponentProps<typeof PageLink>, 'prefetch'>;

/** Leads to the register form with the plan: in the navigation state, and in the address for visits without scripts. */
export function GetStartedLink({
  plan,
  label,
  actionFor,
  isSelected,
  size,
  prefetch = 'intent',
}: GetStartedLinkProps) {
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
    <PageLink
      to={{ pathname: '/onboarding', search: `?plan=${plan.toLowerCase()}` }}
      state={{ plan }}
      prefetch={prefetch}
      {...look}
    />
  );
}
