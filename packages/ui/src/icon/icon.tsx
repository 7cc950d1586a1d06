/* One module an icon, so that a page loads only those it shows; each is hidden from assistive technology unless it is given a label. */
export { default as ArrowRightIcon } from 'lucide-react/icons/arrow-right';
export { default as CalendarIcon } from 'lucide-react/icons/calendar';
export { default as CheckIcon } from 'lucide-react/icons/check';
export { default as ChevronDownIcon } from 'lucide-react/icons/chevron-down';
export { default as CopyIcon } from 'lucide-react/icons/copy';
export { default as ExpandIcon } from 'lucide-react/icons/expand';
export { default as MenuIcon } from 'lucide-react/icons/menu';
export { default as MinusIcon } from 'lucide-react/icons/minus';
export { default as MonitorIcon } from 'lucide-react/icons/monitor';
export { default as MoonIcon } from 'lucide-react/icons/moon';
export { default as PauseIcon } from 'lucide-react/icons/pause';
export { default as PlayIcon } from 'lucide-react/icons/play';
export { default as PlusIcon } from 'lucide-react/icons/plus';
export { default as SearchIcon } from 'lucide-react/icons/search';
export { default as ShrinkIcon } from 'lucide-react/icons/shrink';
export { default as SunIcon } from 'lucide-react/icons/sun';
export { default as XIcon } from 'lucide-react/icons/x';
