import { plural, say } from '../../say/index.ts';
import type { Mapping } from '../mapping.ts';

export const documentReleaseOffered: Mapping<'document-release-offered'> = ({ subject, payload }) => ({
  key: `release:${subject}:${payload.layout}:${payload.release}`,
  type: 'info',
  title: say`The ${payload.layout} layout has a newer version`,
  message: say`Your CV won’t change until you choose. Compare both versions side by side.`,
  actionUrl: `/cv-builder?edit=${subject}`,
  actionLabel: say`Compare versions`,
  priority: 'low',
  category: 'tips',
  group: {
    key: `release:${payload.layout}`,
    many: (count) => ({
      title: say`The ${payload.layout} layout has a newer version`,
      message: say`${plural(count, {
        one: '# of your CVs uses it. It won’t change until you choose.',
        other: '# of your CVs use it. They won’t change until you choose.',
      })}`,
    }),
  },
});
