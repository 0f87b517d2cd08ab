import type { ReactNode } from 'react';
import type { CvDraft } from '@candor/domain/cv';
import { DatesField } from './dates-field.tsx';
import { DraftInput, DraftTextarea } from './form-fields.tsx';
import { LinesField } from './lines-field.tsx';
import { Rows } from './rows.tsx';
import { SkillsField } from './skills-field.tsx';

const entry = { start: '', end: '', bullets: [] as string[] };

export interface FormSection {
  id: string;
  title: string;
  /** The parts of the draft that it holds. */
  fields: readonly (keyof CvDraft)[];
  isFilled: (draft: CvDraft) => boolean;
  render: () => ReactNode;
}

const two = 'grid gap-4 sm:grid-cols-2';

/** The sections of the form in reading order. A new one adds its entry. */
export const formSections: readonly FormSection[] = [
  {
    id: 'personal',
    title: 'Personal Information',
    fields: ['personalInfo'],
    isFilled: ({ personalInfo }) => personalInfo.fullName !== '' && personalInfo.email !== '',
    render: () => (
      <div className={two}>
        <DraftInput
          path="personalInfo.fullName"
          label="Full Name"
          offersCase="name"
          isRequired
          autoComplete="name"
        />
        <DraftInput path="personalInfo.email" label="Email" type="email" isRequired autoComplete="email" />
        <DraftInput path="personalInfo.phone" label="Phone" type="tel" autoComplete="tel" />
        <DraftInput
          path="personalInfo.location"
          label="Location"
          offersCase="words"
          placeholder="City and country"
        />
        <div className="sm:col-span-2">
          <Rows name="personalInfo.links" noun="link" lead={['label']} blank={{ label: '', url: '' }}>
            {(at) => (
              <>
                <DraftInput
                  path={`personalInfo.links.${at}.label`}
                  label="Link label"
                  placeholder="LinkedIn, Portfolio"
                />
                <DraftInput
                  path={`personalInfo.links.${at}.url`}
                  label="Address"
                  type="url"
                  placeholder="https://"
                />
              </>
            )}
          </Rows>
        </div>
      </div>
    ),
  },
  {
    id: 'job',
    title: 'Job Information',
    fields: ['jobTitle', 'targetRole', 'summary'],
    isFilled: ({ jobTitle }) => jobTitle !== '',
    render: () => (
      <div className={two}>
        <DraftInput path="jobTitle" label="Job Title" offersCase="words" isRequired />
        <DraftInput
          path="targetRole"
          label="Target Role"
          offersCase="words"
          placeholder="The job you want, if it’s a different one"
        />
        <DraftTextarea
          path="summary"
          label="Professional Summary"
          className="sm:col-span-2"
          hint="Leave this empty to have one written from your details"
        />
      </div>
    ),
  },
  {
    id: 'experience',
    title: 'Work Experience',
    fields: ['experience'],
    isFilled: ({ experience }) => experience.some((job) => job.company !== ''),
    render: () => (
      <Rows
        name="experience"
        noun="position"
        lead={['position', 'company']}
        isFoldable
        blank={{ company: '', position: '', location: '', duration: '', description: '' }}
      >
        {(at) => (
          <>
            <DraftInput path={`experience.${at}.position`} offersCase="words" label="Position" />
            <DraftInput path={`experience.${at}.company`} offersCase="words" label="Company" />
            <DraftInput
              path={`experience.${at}.duration`}
              label="Duration"
              placeholder="Mar 2019 - Present"
            />
            <DraftInput
              path={`experience.${at}.location`}
              offersCase="words"
              label="Place"
              placeholder="City"
            />
            <DraftTextarea
              path={`experience.${at}.description`}
              label="Description"
              className="sm:col-span-2"
              hint="One achievement or duty per line, in your own words. Numbers help: how many, how often, how much."
            />
          </>
        )}
      </Rows>
    ),
  },
  {
    id: 'skills',
    title: 'Skills',
    fields: ['skills'],
    isFilled: ({ skills }) => skills.length > 0,
    render: () => <SkillsField />,
  },
  {
    id: 'education',
    title: 'Education',
    fields: ['education'],
    isFilled: ({ education }) => education.some((school) => school.institution !== ''),
    render: () => (
      <Rows
        name="education"
        noun="education"
        lead={['degree', 'institution']}
        isFoldable
        blank={{ institution: '', degree: '', location: '', year: '', details: '' }}
      >
        {(at) => (
          <>
            <DraftInput path={`education.${at}.degree`} offersCase="words" label="Degree" />
            <DraftInput path={`education.${at}.institution`} offersCase="words" label="Institution" />
            <DraftInput path={`education.${at}.year`} label="Year" placeholder="2018, or 2014 - 2018" />
            <DraftInput path={`education.${at}.location`} offersCase="words" label="Place" />
            <DraftTextarea
              path={`education.${at}.details`}
              label="Details"
              className="sm:col-span-2"
              hint="Honours, thesis, relevant courses"
            />
          </>
        )}
      </Rows>
    ),
  },
  {
    id: 'certifications',
    title: 'Certifications',
    fields: ['certifications'],
    isFilled: ({ certifications }) => certifications.some(({ name }) => name !== ''),
    render: () => (
      <Rows
        name="certifications"
        noun="certification"
        lead={['name']}
        blank={{ name: '', issuer: '', date: '', url: '' }}
      >
        {(at) => (
          <>
            <DraftInput path={`certifications.${at}.name`} offersCase="words" label="Certification" />
            <DraftInput path={`certifications.${at}.issuer`} offersCase="words" label="Issued by" />
            <DraftInput path={`certifications.${at}.date`} label="Date" placeholder="2024" />
            <DraftInput path={`certifications.${at}.url`} label="Address" type="url" placeholder="https://" />
          </>
        )}
      </Rows>
    ),
  },
  {
    id: 'languages',
    title: 'Languages',
    fields: ['languages'],
    isFilled: ({ languages }) => languages.some(({ name }) => name !== ''),
    render: () => (
      <Rows name="languages" noun="language" lead={['name']} blank={{ name: '', level: '' }}>
        {(at) => (
          <>
            <DraftInput path={`languages.${at}.name`} offersCase="words" label="Language" />
            <DraftInput path={`languages.${at}.level`} label="Level" placeholder="native, fluent, B2" />
          </>
        )}
      </Rows>
    ),
  },
  {
    id: 'projects',
    title: 'Projects',
    fields: ['projects'],
    isFilled: ({ projects }) => projects.some(({ name }) => name !== ''),
    render: () => (
      <Rows name="projects" noun="project" lead={['name']} isFoldable blank={{ name: '', url: '', ...entry }}>
        {(at) => (
          <>
            <DraftInput path={`projects.${at}.name`} offersCase="words" label="Project" />
            <DatesField path={`projects.${at}`} />
            <DraftInput
              path={`projects.${at}.url`}
              label="Address"
              type="url"
              placeholder="https://"
              className="sm:col-span-2"
            />
            <LinesField
              path={`projects.${at}.bullets`}
              label="What it achieved"
              hint="One per line"
              className="sm:col-span-2"
            />
          </>
        )}
      </Rows>
    ),
  },
  {
    id: 'custom',
    title: 'More Sections',
    fields: ['custom'],
    isFilled: ({ custom }) => custom.some(({ title }) => title !== ''),
    render: () => (
      <Rows
        name="custom"
        noun="section"
        lead={['title']}
        isFoldable
        blank={{ title: '', entries: [{ title: '', subtitle: '', ...entry }] }}
      >
        {(at) => (
          <>
            <DraftInput
              path={`custom.${at}.title`}
              offersCase="words"
              label="Section heading"
              placeholder="Volunteering, Publications, Awards"
              className="sm:col-span-2"
            />
            <div className="sm:col-span-2 sm:pl-4">
              <Rows
                name={`custom.${at}.entries`}
                noun="entry"
                lead={['title']}
                blank={{ title: '', subtitle: '', ...entry }}
              >
                {(entryAt) => (
                  <>
                    <DraftInput
                      path={`custom.${at}.entries.${entryAt}.title`}
                      offersCase="words"
                      label="What"
                    />
                    <DatesField path={`custom.${at}.entries.${entryAt}`} />
                    <DraftInput
                      path={`custom.${at}.entries.${entryAt}.subtitle`}
                      offersCase="words"
                      label="Where, or with whom"
                      className="sm:col-span-2"
                    />
                    <LinesField
                      path={`custom.${at}.entries.${entryAt}.bullets`}
                      label="Details"
                      hint="One per line"
                      className="sm:col-span-2"
                    />
                  </>
                )}
              </Rows>
            </div>
          </>
        )}
      </Rows>
    ),
  },
];
