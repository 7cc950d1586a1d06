import type { FaqGroup } from '#/features/faq/faq-group.ts';

export const rewardsFaq = {
  id: 'faq-rewards-and-loyalty',
  title: 'Rewards and loyalty',
  items: [
    {
      id: 'rewards-whose-app',
      question: 'Whose name is on the loyalty app?',
      answer:
        'Yours. You manage it yourself, and points earned with you can only be spent with you.',
    },
    {
      id: 'rewards-what-to-give',
      question: 'What can I give people for coming back?',
      answer:
        'Points, gift vouchers, flat offers, or something from the shelf when a goal is reached.',
    },
    {
      id: 'rewards-rules',
      question: 'Which rules can I set?',
      answer: 'Any that you can say in one sentence. For example:',
      isList: true,
      listItems: [
        'points for every order above a sum you choose',
        'bonus points for the first few orders from the phone',
        'a discount voucher for bringing a friend',
        'a happy hour on weekday mornings with a free smoothie',
      ],
    },
    {
      id: 'rewards-redeem',
      question: 'Can people spend their points at the till?',
      answer: 'Yes, at the till and in the online store. Both take from the same card.',
    },
    {
      id: 'rewards-leaderboard',
      question: 'What does the leaderboard do?',
      answer:
        'It shows your regulars who is ahead this month. A little rivalry over the most flat whites has never hurt a cafe.',
    },
  ],
} as const satisfies FaqGroup;
