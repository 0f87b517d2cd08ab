import { cvDraftSchema, type CvDraft } from './request.ts';

/** Somebody whose name and address are known before anything is typed. */
interface Known {
  name: string;
  email: string;
}

/** A form nobody has typed in. */
export function emptyDraft(): CvDraft {
  return cvDraftSchema.parse({ experience: [{}], education: [{}] });
}

/** The form a new CV starts with: the name and address of the account. */
export function draftFor({ name, email }: Known): CvDraft {
  const draft = emptyDraft();
  return { ...draft, personalInfo: { ...draft.personalInfo, fullName: name, email } };
}

/** Whether anything was typed. Looks do not count, nor do the name and address a form starts with. */
export function isEmptyDraft(draft: CvDraft, known?: Known): boolean {
  const { template: _template, isBrandFree: _isBrandFree, design: _design, personalInfo, ...content } = draft;
  const { fullName, email, ...reach } = personalInfo;
  const isBlank = (value: unknown): boolean =>
    typeof value === 'object' && value !== null ? Object.values(value).every(isBlank) : value === '';
  const isGiven = (value: string, given: string | undefined) => value === '' || value === given;
  return isGiven(fullName, known?.name) && isGiven(email, known?.email) && isBlank({ ...content, reach });
}

/** A form as it is sent to be written: blank skills and rows say nothing. A school without a name is asked about. */
export function withoutBlankRows<Draft extends CvDraft>(draft: Draft): Draft {
  return {
    ...draft,
    skills: draft.skills.filter((skill) => skill.trim() !== ''),
    education: draft.education.filter(
      ({ institution, degree }) => institution.trim() !== '' || degree.trim() !== '',
    ),
  };
}

export interface Completion {
  filled: number;
  total: 5;
  /** 0 to 100. */
  percent: number;
}

/** How much of the form is filled, by its five key fields: full name, email, job title, first company, first skill. */
export function completion(draft: CvDraft): Completion {
  const key = [
    draft.personalInfo.fullName,
    draft.personalInfo.email,
    draft.jobTitle,
    draft.experience[0]?.company ?? '',
    draft.skills[0] ?? '',
  ];
  const filled = key.filter((value) => value.trim() !== '').length;
  return { filled, total: 5, percent: filled * 20 };
}
