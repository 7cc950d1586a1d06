import {
  Button,
  ButtonLink,
  TextLink,
  textLinkLook,
  type ButtonSize,
  type ButtonVariant,
} from './button.tsx';

const VARIANTS = ['primary', 'secondary', 'outline', 'normal', 'quiet', 'bare', 'danger'] as const;
const SIZES = ['row', 'small', 'normal', 'medium', 'large'] as const;

function Sizes({ variant }: { variant: ButtonVariant }) {
  return (
    <div className="flex flex-wrap items-center gap-4">
      {SIZES.map((size: ButtonSize) => (
        <Button key={size} variant={variant} size={size} hasArrow={size === 'large'}>
          Get Started
        </Button>
      ))}
    </div>
  );
}

function OnGround({ ground, variants }: { ground: string; variants: readonly ButtonVariant[] }) {
  return (
    <div data-ground={ground} className="flex flex-wrap items-center gap-4 p-8">
      {variants.map((variant) => (
        <Button key={variant} variant={variant} size="medium" hasArrow>
          Book Your Demo
        </Button>
      ))}
    </div>
  );
}

/** Every state of the button and of links that look like one. */
export const examples = [
  ...VARIANTS.map((variant) => ({ title: variant, render: () => <Sizes variant={variant} /> })),
  {
    title: 'disabled',
    render: () => (
      <div className="flex flex-wrap gap-4">
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant} disabled>
            Submit
          </Button>
        ))}
      </div>
    ),
  },
  {
    title: 'busy',
    render: () => (
      <Button size="large" isBusy>
        Submitting...
      </Button>
    ),
  },
  {
    title: 'on deep',
    render: () => <OnGround ground="deep" variants={['secondary', 'white', 'outline', 'bare']} />,
  },
  {
    title: 'on signal',
    render: () => <OnGround ground="signal" variants={['white', 'outline']} />,
  },
  {
    title: 'on the band',
    render: () => <OnGround ground="band" variants={['primary', 'outline']} />,
  },
  {
    title: 'links',
    render: () => (
      <div className="flex flex-wrap items-center gap-6">
        <ButtonLink href="#link" hasArrow>
          Explore Now
        </ButtonLink>
        <TextLink href="#link" hasArrow>
          Compare the three plans
        </TextLink>
        <button type="button" {...textLinkLook({ children: 'Back' })} />
      </div>
    ),
  },
];
