import { ArrowRight } from 'lucide-react';
import { kindOfStage, type Stage, type StageKind } from '@candor/domain/applications';
import type { Application } from '../api/application.ts';

/** Something that helps with an application now. */
export interface HelpAct {
  label: string;
  run: () => void;
}

/** What helps at a stage, most useful first; other features have it, the screen brings it. */
export type Helps = (application: Application, kind: StageKind) => readonly HelpAct[];

interface HelpProps {
  application: Application;
  stages: readonly Stage[];
  helps: Helps;
}

/** What helps at the stage where an application stands. */
export function Help({ application, stages, helps }: HelpProps) {
  const acts = helps(application, kindOfStage(stages, application.stage));
  if (acts.length === 0) return null;
  return (
    <ul aria-label="Suggested next" className="flex flex-wrap gap-2">
      {acts.map(({ label, run }) => (
        <li key={label}>
          <button
            type="button"
            onClick={run}
            className="inline-flex min-h-9 items-center gap-1.5 rounded-control bg-wash px-3 text-base font-medium text-accent hover:underline"
          >
            {label}
            <ArrowRight size={14} strokeWidth={1.5} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}
