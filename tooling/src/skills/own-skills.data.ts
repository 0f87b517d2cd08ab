/** Names that people write and no source has; our own list. Key: what the source calls it, or a new name with its category. */
export const ownSkills: readonly { name: string; category: 'h' | 's' | 't'; others: string[] }[] = [
  {
    name: 'communication',
    category: 's',
    others: ['communication skills', 'verbal communication', 'written communication'],
  },
];
