import * as icons from './icon.tsx';

/** All icons that pages may use. */
export const examples = [
  {
    title: 'all',
    render: () => (
      <ul className="flex flex-wrap gap-5">
        {Object.entries(icons).map(([name, Icon]) => (
          <li key={name} className="grid w-28 justify-items-center gap-2 text-caption">
            <Icon />
            {name}
          </li>
        ))}
      </ul>
    ),
  },
];
