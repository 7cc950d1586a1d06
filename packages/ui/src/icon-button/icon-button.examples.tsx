import { PlayIcon, XIcon } from '#/icon/icon.tsx';
import { IconButton } from './icon-button.tsx';

/** Every state of the icon button. */
export const examples = [
  { title: 'quiet', render: () => <IconButton label="Close" icon={<XIcon />} /> },
  { title: 'disabled', render: () => <IconButton label="Close" icon={<XIcon />} disabled /> },
  {
    title: 'accent',
    render: () => (
      <IconButton look="accent" label="Play the film" icon={<PlayIcon fill="currentColor" />} />
    ),
  },
  {
    title: 'on deep',
    render: () => (
      <div data-ground="deep" className="inline-block p-4">
        <IconButton label="Close" icon={<XIcon />} />
      </div>
    ),
  },
];
