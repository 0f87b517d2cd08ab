import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { SelectField } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.ts';
import { withErrorToast } from '../../platform/with-error-toast.ts';
import { analyseCareer } from './api/analyse-career.ts';
import { deleteRoadmap, restoreRoadmap, type Roadmap, type ShownRoadmap } from './api/roadmaps.ts';
import { saveRoadmap, type SaveWish } from './api/save-roadmap.ts';
import { useRoadmapCall } from './use-roadmap-call.ts';

interface OccupationChoicesProps {
  roadmap: ShownRoadmap;
  /** Another roadmap stands in this one's place. */
  onMade: (id: string) => void;
  /** One that is not saved stands in its place. */
  onPreview: (roadmap: ShownRoadmap) => void;
}

const sectionId = 'roadmap-occupations';

/** Brings the choice of occupations into sight. */
export function focusOccupations(): void {
  const choice = document.querySelector<HTMLElement>(`[aria-labelledby="${sectionId}"] select`);
  choice?.focus({ preventScroll: true });
  choice?.scrollIntoView({ block: 'center' });
}

/** Saves a roadmap in the place of another, and offers to take that back. */
function useReplaced(id: string | null, onMade: (id: string) => void) {
  return useRoadmapCall(saveRoadmap, (made: Roadmap) => {
    onMade(made.id);
    if (id === null) return;
    toast(t`Roadmap updated`, t`The previous one is kept for 30 days.`, {
      label: t`Undo`,
      run: () =>
        void withErrorToast(
          async () => {
            await restoreRoadmap(id);
            await deleteRoadmap(made.id);
            onMade(id);
          },
          t`Not undone`,
        ),
    });
  });
}

/** Which occupations the roles were read as, and what else they may mean. Another choice makes the roadmap again. */
export function OccupationChoices({ roadmap, onMade, onPreview }: OccupationChoicesProps) {
  const { id, input, currentRole, targetRole, current, target } = roadmap;
  const replaced = useReplaced(id, onMade);
  const previewed = useRoadmapCall(analyseCareer, onPreview);
  const { isBusy, failure } = id === null ? previewed : replaced;
  const choose = (wish: SaveWish) =>
    void (id === null ? previewed.ask(wish) : replaced.ask({ ...wish, replaces: id }));
  const roles = [
    // same in every language
    { name: 'currentOccupation', label: t`“${currentRole}”`, read: current },
    // same in every language
    { name: 'targetOccupation', label: t`“${targetRole}”`, read: target },
  ] as const;
  return (
    <section aria-labelledby={sectionId} className="grid gap-4">
      <div className="grid gap-1">
        <h3 id={sectionId} className="font-serif text-lg font-semibold">
          <Trans>How we read your roles</Trans>
        </h3>
        <p className="text-base text-soft">
          <Trans>
            Not quite right? Choose another occupation. We’ll update the roadmap and remember your choice.
          </Trans>
        </p>
      </div>
      <div className="grid max-w-[46rem] gap-x-6 gap-y-4 sm:grid-cols-2">
        {roles.map(({ name, label, read: { occupation, others } }) => (
          <SelectField
            key={name}
            label={label}
            value={occupation?.code ?? ''}
            disabled={isBusy || others.length === 0}
            onChange={({ currentTarget }) => choose({ ...input, [name]: currentTarget.value })}
          >
            {!occupation && <option value="">{t`Not known`}</option>}
            {[...(occupation ? [occupation] : []), ...others].map(({ code, title }) => (
              <option key={code} value={code}>
                {title}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
      <p role="status" className="text-base text-soft empty:hidden">
        {isBusy && t`Creating roadmap...`}
      </p>
      {failure !== null && (
        <p role="alert" className="text-base text-danger">
          {failure}
        </p>
      )}
    </section>
  );
}
