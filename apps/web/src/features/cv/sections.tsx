import { t } from '@lingui/core/macro';
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
    title: t`Personal Information`,
    fields: ['personalInfo'],
    isFilled: ({ personalInfo }) => personalInfo.fullName !== '' && personalInfo.email !== '',
    render: () => (
      <div className={two}>
        <DraftInput
          path="personalInfo.fullName"
          label={t`Full Name`}
          offersCase="name"
          isRequired
          autoComplete="name"
        />
        <DraftInput path="personalInfo.email" label={t`Email`} type="email" isRequired autoComplete="email" />
        <DraftInput path="personalInfo.phone" label={t`Phone`} type="tel" autoComplete="tel" />
        <DraftInput
          path="personalInfo.location"
          label={t`Location`}
          offersCase="words"
          placeholder={t`City and country`}
        />
        <div className="sm:col-span-2">
          <Rows name="personalInfo.links" noun="link" lead={['label']} blank={{ label: '', url: '' }}>
            {(at) => (
              <>
                <DraftInput
                  path={`personalInfo.links.${at}.label`}
                  label={t`Link label`}
                  placeholder={t`LinkedIn, Portfolio`}
                />
                <DraftInput
                  path={`personalInfo.links.${at}.url`}
                  label={t({ message: 'Address', context: 'of a web page' })}
                  type="url"
                  // same in every language
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
    title: t`Job Information`,
    fields: ['jobTitle', 'targetRole', 'summary'],
    isFilled: ({ jobTitle }) => jobTitle !== '',
    render: () => (
      <div className={two}>
        <DraftInput path="jobTitle" label={t`Job Title`} offersCase="words" isRequired />
        <DraftInput
          path="targetRole"
          label={t`Target Role`}
          offersCase="words"
          placeholder={t`The job you want, if it’s a different one`}
        />
        <DraftTextarea
          path="summary"
          label={t`Professional Summary`}
          className="sm:col-span-2"
          hint={t`Leave this empty to have one written from your details`}
        />
      </div>
    ),
  },
  {
    id: 'experience',
    title: t`Work Experience`,
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
            <DraftInput path={`experience.${at}.position`} offersCase="words" label={t`Position`} />
            <DraftInput path={`experience.${at}.company`} offersCase="words" label={t`Company`} />
            <DraftInput
              path={`experience.${at}.duration`}
              label={t`Duration`}
              placeholder={t`Mar 2019 - Present`}
            />
            <DraftInput
              path={`experience.${at}.location`}
              offersCase="words"
              label={t`Place`}
              placeholder={t`City`}
            />
            <DraftTextarea
              path={`experience.${at}.description`}
              label={t`Description`}
              className="sm:col-span-2"
              hint={t`One achievement or duty per line, in your own words. Numbers help: how many, how often, how much.`}
            />
          </>
        )}
      </Rows>
    ),
  },
  {
    id: 'skills',
    title: t`Skills`,
    fields: ['skills'],
    isFilled: ({ skills }) => skills.length > 0,
    render: () => <SkillsField />,
  },
  {
    id: 'education',
    title: t`Education`,
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
            <DraftInput path={`education.${at}.degree`} offersCase="words" label={t`Degree`} />
            <DraftInput path={`education.${at}.institution`} offersCase="words" label={t`Institution`} />
            <DraftInput path={`education.${at}.year`} label={t`Year`} placeholder={t`2018, or 2014 - 2018`} />
            <DraftInput path={`education.${at}.location`} offersCase="words" label={t`Place`} />
            <DraftTextarea
              path={`education.${at}.details`}
              label={t`Details`}
              className="sm:col-span-2"
              hint={t`Honours, thesis, relevant courses`}
            />
          </>
        )}
      </Rows>
    ),
  },
  {
    id: 'certifications',
    title: t`Certifications`,
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
            <DraftInput path={`certifications.${at}.name`} offersCase="words" label={t`Certification`} />
            <DraftInput path={`certifications.${at}.issuer`} offersCase="words" label={t`Issued by`} />
            <DraftInput path={`certifications.${at}.date`} label={t`Date`} placeholder="2024" />
            <DraftInput
              path={`certifications.${at}.url`}
              label={t({ message: 'Address', context: 'of a web page' })}
              type="url"
              // same in every language
              placeholder="https://"
            />
          </>
        )}
      </Rows>
    ),
  },
  {
    id: 'languages',
    title: t`Languages`,
    fields: ['languages'],
    isFilled: ({ languages }) => languages.some(({ name }) => name !== ''),
    render: () => (
      <Rows name="languages" noun="language" lead={['name']} blank={{ name: '', level: '' }}>
        {(at) => (
          <>
            <DraftInput path={`languages.${at}.name`} offersCase="words" label={t`Language`} />
            <DraftInput path={`languages.${at}.level`} label={t`Level`} placeholder={t`native, fluent, B2`} />
          </>
        )}
      </Rows>
    ),
  },
  {
    id: 'projects',
    title: t`Projects`,
    fields: ['projects'],
    isFilled: ({ projects }) => projects.some(({ name }) => name !== ''),
    render: () => (
      <Rows name="projects" noun="project" lead={['name']} isFoldable blank={{ name: '', url: '', ...entry }}>
        {(at) => (
          <>
            <DraftInput path={`projects.${at}.name`} offersCase="words" label={t`Project`} />
            <DatesField path={`projects.${at}`} />
            <DraftInput
              path={`projects.${at}.url`}
              label={t({ message: 'Address', context: 'of a web page' })}
              type="url"
              // same in every language
              placeholder="https://"
              className="sm:col-span-2"
            />
            <LinesField
              path={`projects.${at}.bullets`}
              label={t`What it achieved`}
              hint={t`One per line`}
              className="sm:col-span-2"
            />
          </>
        )}
      </Rows>
    ),
  },
  {
    id: 'custom',
    title: t`More Sections`,
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
              label={t`Section heading`}
              placeholder={t`Volunteering, Publications, Awards`}
              className="sm:col-span-2"
            />
            <div className="sm:col-span-2 sm:ps-4">
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
                      label={t`What`}
                    />
                    <DatesField path={`custom.${at}.entries.${entryAt}`} />
                    <DraftInput
                      path={`custom.${at}.entries.${entryAt}.subtitle`}
                      offersCase="words"
                      label={t`Where, or with whom`}
                      className="sm:col-span-2"
                    />
                    <LinesField
                      path={`custom.${at}.entries.${entryAt}.bullets`}
                      label={t`Details`}
                      hint={t`One per line`}
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
