import { t } from '@lingui/core/macro';
import { kindOfStage, type Stage, type StageKind } from '@candor/domain/applications';
import { Button } from '../../../ui/button.tsx';
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
  const actions = helps(application, kindOfStage(stages, application.stage));
  if (actions.length === 0) return null;
  return (
    <ul aria-label={t`Suggested next`} className="flex flex-wrap gap-2">
      {actions.map(({ label, run }, at) => (
        <li key={label}>
          <Button look={at === 0 ? 'primary' : 'plain'} onClick={run}>
            {label}
          </Button>
        </li>
      ))}
    </ul>
  );
}
