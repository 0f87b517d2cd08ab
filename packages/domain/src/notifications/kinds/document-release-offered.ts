import type { Mapping } from '../mapping.ts';

export const documentReleaseOffered: Mapping<'document-release-offered'> = ({ subject, payload }) => ({
  key: `release:${subject}:${payload.layout}:${payload.release}`,
  type: 'info',
  title: `The ${payload.layout} layout has a newer version`,
  message: 'Your CV won’t change until you choose. Compare both versions side by side.',
  actionUrl: `/cv-builder?edit=${subject}`,
  actionLabel: 'Compare versions',
  priority: 'low',
  category: 'tips',
  group: {
    key: `release:${payload.layout}`,
    many: (count) => ({
      title: `The ${payload.layout} layout has a newer version`,
      message: `${count} of your CVs use it. They won’t change until you choose.`,
    }),
  },
});
