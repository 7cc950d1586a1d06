import { settings } from '@high-street/owner';

import { useAppointment } from '#/features/appointment/appointment-context.ts';
import { Register } from '#/features/lead-form/register.tsx';
import { countingChoice } from '#/features/counting/counting-choice.ts';
import { formProgress } from '#/features/counting/form-progress.ts';
import { browserClock } from '#/motion/clock.ts';
import { definePage } from '#/navigation/index.ts';
import { pageMeta } from '#/seo/page-meta.ts';

import { page, picture, title, wizard } from './content.ts';

export const meta = () => pageMeta(page);

export default definePage(function OnboardingPage() {
  const { brand, apiBase } = settings;
  const { demo } = useAppointment();
  return (
    <Register
      title={title}
      words={wizard}
      pictureWords={picture}
      apiBase={apiBase}
      sender={brand.support}
      marketingConsent={brand.marketingConsent}
      clock={browserClock}
      onProgress={formProgress.tell}
      isCounted={countingChoice.isOn}
      demo={demo}
    />
  );
});
