import { isEarnedByStudy } from '../licences.ts';
import { applicationStep } from './application-step.ts';
import { certificationStep } from './certification-step.ts';
import { courseStep, educationStep } from './education-step.ts';
import { equipmentStep } from './equipment-step.ts';
import { experienceStep } from './experience-step.ts';
import { knowledgeStep } from './knowledge-step.ts';
import { networkStep } from './network-step.ts';
import type { Path, StepDraft } from './path.ts';

export { aimsOf, type Path, type StepDraft } from './path.ts';
export { unknownSteps } from './unknown-steps.ts';

/** The six steps to a role, each after what it builds on. */
export function stepsTo(path: Path): StepDraft[] {
  const education = educationStep(path, isEarnedByStudy(path.code));
  const equipment = equipmentStep(path);
  const [third, fourth] = education
    ? [education, equipment ?? experienceStep(path)]
    : [equipment ?? courseStep(path), experienceStep(path)];
  return [
    networkStep(path),
    knowledgeStep(path),
    third,
    fourth,
    certificationStep(path),
    applicationStep(path),
  ];
}
