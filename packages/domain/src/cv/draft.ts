import { cvDraftSchema, type CvDraft } from './request.ts';

/** A form nobody has typed in. */
export function emptyDraft(): CvDraft {
  return cvDraftSchema.parse({ experience: [{}], education: [{}] });
}

/** Whether anything was typed. Looks do not count. */
export function isEmptyDraft(draft: CvDraft): boolean {
  const { template: _template, isBrandFree: _isBrandFree, design: _design, ...content } = draft;
  const isBlank = (value: unknown): boolean =>
    typeof value === 'object' && value !== null ? Object.values(value).every(isBlank) : value === '';
  return isBlank(content);
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
