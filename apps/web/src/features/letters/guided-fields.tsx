import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { letterCountries, letterLimits, type LetterType } from '@candor/domain/letters';
import { countryName } from '@candor/domain/locale';
import { LetterInput, LetterSelect, LetterTextarea } from './form-fields.tsx';
import { AdvertDrop } from '../../platform/advert-drop.tsx';
import type { ReadAdvert } from '../../platform/read-advert.ts';
import type { LetterDraft } from './letter-draft.ts';
import { LetterStories } from './letter-stories.tsx';

interface Words {
  company: string;
  position: string;
  motivation: string;
}

const words: Record<LetterType, Words> = {
  cover: {
    company: t`The employer you’re writing to`,
    position: t`The job you’re applying for`,
    motivation: t`Why this employer? One true sentence is worth more than five polite ones.`,
  },
  interest: {
    company: t`The employer you’re writing to`,
    position: t`The job you would like`,
    motivation: t`Why this employer, even though no job is advertised?`,
  },
  recommendation: {
    company: t`The organisation that will read it`,
    position: t`Your own job title`,
    motivation: t`Why you recommend this person, in your own words.`,
  },
  thank_you: {
    company: t`The employer who interviewed you`,
    position: t`The job you talked about`,
    motivation: t`What from the conversation stayed with you?`,
  },
  follow_up: {
    company: t`The employer you applied to`,
    position: t`The job you applied for`,
    motivation: t`Why are you still interested?`,
  },
  resignation: {
    company: t`The employer you’re leaving`,
    position: t`The job you’re leaving`,
    motivation: t`Why you’re leaving, as much as you want to say.`,
  },
};

/** A part of the form under its own title. */
function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-4 border-t border-line pt-5">
      <h2 className="font-serif text-lg font-semibold">{title}</h2>
      <div className="grid gap-4 sm:grid-cols-2">{children}</div>
    </section>
  );
}

const wide = 'sm:col-span-2';

interface GuidedFieldsProps {
  onStory: (id: string) => void;
  /** The field of the job ad is left with something in it. */
  onAdvert: (text: string) => void;
}

/** The fields of the Guided Form, in reading order; each type shows its own. */
export function GuidedFields({ onStory, onAdvert }: GuidedFieldsProps) {
  const { control, setValue } = useFormContext<LetterDraft>();
  const letterType = useWatch({ control, name: 'letterType' });
  const take = ({ text }: ReadAdvert) => {
    const advert = text.slice(0, letterLimits.advert);
    setValue('jobDescription', advert, { shouldDirty: true, shouldValidate: true });
    onAdvert(advert);
  };
  const hints = words[letterType];
  const isOfOther = letterType === 'recommendation';
  const hasAdvert = letterType === 'cover' || letterType === 'follow_up' || letterType === 'thank_you';
  return (
    <>
      <Part title={t({ message: 'From', context: 'sender of a letter' })}>
        <LetterInput field="name" label={t`Full Name`} autoComplete="name" isRequired />
        <LetterInput field="email" type="email" dir="ltr" label={t`Email`} autoComplete="email" isRequired />
        <LetterInput field="phone" type="tel" dir="ltr" label={t`Phone`} autoComplete="tel" />
        <LetterInput field="location" label={t`Location`} />
        <LetterSelect
          field="country"
          label={t`Letter form`}
          hint={t`Order of date and address, salutation and close`}
          className={wide}
        >
          <option value="">{t`Based on your location`}</option>
          {letterCountries.map((code) => (
            <option key={code} value={code}>
              {countryName(code)}
            </option>
          ))}
        </LetterSelect>
      </Part>
      <Part title={t({ message: 'To', context: 'receiver of a letter' })}>
        <LetterInput field="companyName" label={t`Company Name`} hint={hints.company} isRequired />
        <LetterInput field="jobTitle" label={t`Position Title`} hint={hints.position} isRequired />
        <LetterInput
          field="hiringManagerName"
          label={t`Hiring Manager`}
          hint={t`Without a name, the country’s usual salutation is used`}
        />
        <LetterTextarea
          field="companyAddress"
          label={t`Address`}
          rows={2}
          placeholder={t`One line for each part`}
        />
        {isOfOther && (
          <>
            <LetterInput field="recommendeeName" label={t`Recommendee Name`} isRequired />
            <LetterInput
              field="relationship"
              label={t`Relationship`}
              hint={t`How you know them, and for how long`}
              isRequired
            />
            <LetterInput
              field="positionApplyingFor"
              label={t`Position Applying For`}
              hint={t`What the person you recommend wants to do`}
              className={wide}
            />
          </>
        )}
        {(letterType === 'thank_you' || letterType === 'follow_up') && (
          <LetterInput
            field="contactDate"
            type="date"
            label={letterType === 'thank_you' ? t`Date of the interview` : t`Date of your application`}
          />
        )}
        {letterType === 'resignation' && (
          <LetterInput field="lastDay" type="date" label={t`Last working day`} />
        )}
      </Part>
      <Part title={t`What it says`}>
        <LetterTextarea
          field="motivation"
          label={t`Motivation`}
          hint={hints.motivation}
          isRequired
          className={wide}
        />
        {hasAdvert && (
          <AdvertDrop className={wide} onRead={take}>
            <LetterTextarea
              field="jobDescription"
              label={t`Job Description`}
              hint={t`Paste the job ad, or drop its PDF or saved web page here. Your best evidence for what it asks for is chosen; nothing in it is taken as a fact about you.`}
              rows={5}
              onLeave={onAdvert}
            />
          </AdvertDrop>
        )}
        <LetterTextarea field="achievements" label={t`Achievements`} className={wide} />
        <LetterTextarea field="experience" label={t`Experience`} className={wide} />
        {!isOfOther && <LetterStories onStory={onStory} />}
        <LetterTextarea
          field="skills"
          label={t`Skills`}
          hint={t`Separated by commas`}
          rows={2}
          className={wide}
        />
      </Part>
      <details className="group border-t border-line pt-4">
        <summary className="flex list-none items-center gap-2 rounded-control py-1 text-base font-medium [&::-webkit-details-marker]:hidden">
          <ChevronRight
            size={16}
            strokeWidth={1.5}
            aria-hidden="true"
            className="text-soft transition-transform duration-100 group-open:rotate-90 rtl:-scale-x-100 rtl:group-open:-rotate-90"
          />
          <Trans>Anything else</Trans>
        </summary>
        <div className="grid gap-4 pt-4 sm:grid-cols-2">
          <LetterInput field="referralSource" label={t`Referral Source`} className={wide} />
          <LetterTextarea
            field="specificRequirements"
            label={t`Specific Requirements`}
            hint={t`Anything the letter must mention: availability, a work permit, a question`}
            className={wide}
          />
          <LetterTextarea
            field="enclosures"
            label={t`Enclosures`}
            hint={t`What goes with it beside your CV, one line each`}
            rows={2}
            className={wide}
          />
        </div>
      </details>
    </>
  );
}
