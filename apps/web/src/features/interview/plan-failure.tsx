import type { Planning } from './use-plan.ts';

/** Why there are no questions; nothing where that is not so. */
export function PlanFailure({ planning: { failure } }: { planning: Planning }) {
  if (failure === null) return null;
  return (
    <p role="alert" className="text-base text-danger">
      {failure}
    </p>
  );
}
