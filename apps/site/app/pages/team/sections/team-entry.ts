import type { Bell } from '#/pages/team/art/bell-plate.tsx';

export type TeamIcon = 'toolbox' | 'paint' | 'megaphone' | 'board' | 'camera' | 'telephone';

export type TeamEntry = {
  readonly id: string;
  readonly title: string;
  readonly subtitle: string;
  readonly description: string;
  readonly skills: readonly string[];
  /** Colour of the team's button on the plate of bells. */
  readonly buttonColour: Bell['button'];
  readonly icon: TeamIcon;
  readonly isSample: boolean;
};

export type TeamIntroWords = {
  readonly title: string;
  readonly lede: string;
  readonly meet: { readonly label: string; readonly to: string };
  /** What is engraved where the seventh bell would be. */
  readonly spareBell: string;
};
