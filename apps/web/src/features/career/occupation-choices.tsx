import { SelectField } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.ts';
import { withErrorToast } from '../../platform/with-error-toast.ts';
import { deleteRoadmap, restoreRoadmap, type Roadmap } from './api/roadmaps.ts';
import { useCreate } from './use-create.ts';

interface OccupationChoicesProps {
  roadmap: Roadmap;
  /** Another roadmap stands in this one's place. */
  onMade: (id: string) => void;
}

const sectionId = 'roadmap-occupations';

/** Brings the choice of occupations into sight. */
export function focusOccupations(): void {
  const choice = document.querySelector<HTMLElement>(`[aria-labelledby="${sectionId}"] select`);
  choice?.focus({ preventScroll: true });
  choice?.scrollIntoView({ block: 'center' });
}

/** Which occupations the roles were read as, and what else they may mean. Another choice makes the roadmap anew. */
export function OccupationChoices({ roadmap, onMade }: OccupationChoicesProps) {
  const { id, input, currentRole, targetRole, current, target } = roadmap;
  const { isBusy, failure, create } = useCreate((made) => {
    onMade(made.id);
    toast('Roadmap updated', 'The previous one is kept for 30 days.', {
      label: 'Undo',
      run: () =>
        void withErrorToast(async () => {
          await restoreRoadmap(id);
          await deleteRoadmap(made.id);
          onMade(id);
        }, 'Not undone'),
    });
  });
  const roles = [
    { name: 'currentOccupation', label: `“${currentRole}”`, read: current },
    { name: 'targetOccupation', label: `“${targetRole}”`, read: target },
  ] as const;
  return (
    <section aria-labelledby={sectionId} className="grid gap-4">
      <div className="grid gap-1">
        <h3 id={sectionId} className="font-serif text-lg font-semibold">
          How we read your roles
        </h3>
        <p className="text-base text-soft">
          Not quite right? Choose another occupation. We’ll update the roadmap and remember your choice.
        </p>
      </div>
      <div className="grid max-w-[46rem] gap-x-6 gap-y-4 sm:grid-cols-2">
        {roles.map(({ name, label, read: { occupation, others } }) => (
          <SelectField
            key={name}
            label={label}
            value={occupation?.code ?? ''}
            disabled={isBusy || others.length === 0}
            onChange={({ currentTarget }) =>
              void create({ ...input, [name]: currentTarget.value, replaces: id })
            }
          >
            {!occupation && <option value="">Not known</option>}
            {[...(occupation ? [occupation] : []), ...others].map(({ code, title }) => (
              <option key={code} value={code}>
                {title}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
      <p role="status" className="text-base text-soft empty:hidden">
        {isBusy && 'Creating roadmap...'}
      </p>
      {failure !== null && (
        <p role="alert" className="text-base text-danger">
          {failure}
        </p>
      )}
    </section>
  );
}
