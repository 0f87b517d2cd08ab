import { withMilestoneLine, type MilestoneLine } from '@candor/domain/career';
import { documentFromRequest, type CvDraft } from '@candor/domain/cv';

/** A form with a line that its document has not; the same form where it has. */
export function formWithLine(form: CvDraft, line: MilestoneLine, month: string): CvDraft {
  const before = documentFromRequest(form);
  const after = withMilestoneLine(before, line, month);
  if (after === before) return form;
  const { skills, certifications, projects } = after;
  const added = {
    skills: () => ({ ...form, skills: [...form.skills, ...skills.slice(-1).map(({ name }) => name)] }),
    certifications: () => ({
      ...form,
      certifications: [...form.certifications, ...certifications.slice(-1)],
    }),
    projects: () => ({ ...form, projects: [...form.projects, ...projects.slice(-1)] }),
  };
  return added[line.section]();
}
