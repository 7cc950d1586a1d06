import { Toggle } from '@high-street/ui';

import { describeBanner } from './describe-banner.ts';
import type { BannerTarget, PlaceId, WindowCratesWords } from './window-words.ts';

type WindowBannerProps = {
  words: Pick<WindowCratesWords, 'banner' | 'lists'>;
  place: PlaceId;
  target: BannerTarget;
  onTarget: (target: BannerTarget) => void;
};

/** The cloth over the crates: what it says follows the product, where it leads is the owner's choice. */
export function WindowBanner({ words, place, target, onTarget }: WindowBannerProps) {
  const { banner } = words;
  const { title, leads } = describeBanner(words, place, target);
  return (
    <div className="window-banner">
      <div className="window-banner-cloth">
        <b>{title}</b>
        <span>{leads}</span>
      </div>
      <div className="window-banner-choice noscript:hidden">
        <span aria-hidden="true">{banner.legend}</span>
        <Toggle
          legend={banner.legend}
          options={[
            { value: 'list', label: banner.targets.list },
            { value: 'post', label: banner.targets.post },
          ]}
          value={target}
          onChange={onTarget}
        />
      </div>
    </div>
  );
}
