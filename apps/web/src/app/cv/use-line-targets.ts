import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { withMilestoneLine } from '@candor/domain/career';
import type { LineTarget } from '../../features/career/index.ts';
import { getProfile, myProfile, saveProfile } from '../../features/profile/index.ts';
import type { CvEditor } from './use-cv-editor.ts';

/** Any month: whether a line is there does not hang on it. */
const anyMonth = '2000-01';

/** The CV at hand and, where there is one, the profile: what a milestone reached can add its line to. */
export function useLineTargets(editor: CvEditor): LineTarget[] {
  // Asks again what is in the CV whenever it changes.
  useWatch({ control: editor.form.control, name: ['skills', 'certifications', 'projects'] });
  const { data: profile } = useQuery(myProfile);
  const cv: LineTarget = {
    kind: 'cv',
    has: (line) => {
      const document = editor.page.document();
      return withMilestoneLine(document, line, anyMonth) === document;
    },
    add: (line, month) => {
      editor.putDocument(withMilestoneLine(editor.page.document(), line, month));
      return Promise.resolve(() => Promise.resolve(editor.undo()));
    },
  };
  if (!profile || profile.version === 0) return [cv];
  return [
    cv,
    {
      kind: 'profile',
      has: (line) => withMilestoneLine(profile.document, line, anyMonth) === profile.document,
      add: async (line, month) => {
        const { version, document } = await getProfile();
        const saved = await saveProfile({ version, document: withMilestoneLine(document, line, month) });
        return async () => {
          await saveProfile({ version: saved.version, document });
        };
      },
    },
  ];
}
