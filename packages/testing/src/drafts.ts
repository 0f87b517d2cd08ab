import {
  cvDraftSchema,
  cvRequestSchema,
  type CvDraft,
  type CvRequest,
  type CvRequestInput,
} from '@candor/domain/cv';

const nurse: CvRequestInput = {
  personalInfo: { fullName: 'Maren Okafor', email: 'maren@example.org' },
  jobTitle: 'Ward Nurse',
  experience: [
    {
      company: 'Dell Seton Medical Center',
      position: 'Staff Nurse',
      duration: 'Mar 2019 - Present',
      description: 'Responsible for 6 patients a shift\nKept care records',
    },
  ],
  skills: ['Triage'],
  education: [{ institution: 'University of Texas', degree: 'BSc Nursing', year: '2018' }],
};

/** A complete request of a nurse with one job, the rest as given. */
export function aRequest(parts: Partial<CvRequestInput> = {}): CvRequest {
  return cvRequestSchema.parse({ ...nurse, ...parts });
}

/** The form of {@link aRequest}, any part left as given. */
export function aDraft(parts: Partial<CvRequestInput> = {}): CvDraft {
  return cvDraftSchema.parse({ ...nurse, ...parts });
}
