import { Accordion, type AccordionItem } from './accordion.tsx';

function buildItems(prefix: string): AccordionItem[] {
  return [
    {
      id: `${prefix}-cut`,
      question: 'Do you take a cut of my orders?',
      answer: <p>No. There is a subscription and nothing per order.</p>,
    },
    {
      id: `${prefix}-open`,
      question: 'How soon can I open?',
      answer: <p>Within 24 hours, once the menu and the pictures are there.</p>,
    },
    {
      id: `${prefix}-skills`,
      question: 'Do I need technical skills, or somebody in the family who has them?',
      answer: <p>Neither. If you can write a chalk board, you can run the store.</p>,
    },
  ];
}

/** The accordion alone, in groups with one answer between them, with links, and on deep. */
export const examples = [
  { title: 'first open', render: () => <Accordion items={buildItems('first')} /> },
  {
    title: 'two groups, one open in all',
    render: () => (
      <div className="grid gap-10">
        <Accordion items={buildItems('ordering')} name="both-groups" />
        <Accordion items={buildItems('insights')} name="both-groups" isFirstOpen={false} />
      </div>
    ),
  },
  {
    title: 'with a link to copy',
    render: () => (
      <Accordion
        items={buildItems('link')}
        copyLink={{ label: 'Copy link', onCopy: () => undefined }}
      />
    ),
  },
  {
    title: 'on deep',
    render: () => (
      <div data-ground="deep" className="p-6 md:p-10">
        <Accordion items={buildItems('deep')} />
      </div>
    ),
  },
];
