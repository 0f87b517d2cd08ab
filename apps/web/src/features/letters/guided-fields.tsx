import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { letterCountries, type LetterCountry, type LetterType } from '@candor/domain/letters';
import { LetterInput, LetterSelect, LetterTextarea } from './form-fields.tsx';
import type { LetterDraft } from './letter-draft.ts';

const countryNames: Record<LetterCountry, string> = {
  us: 'United States',
  gb: 'United Kingdom',
  ca: 'Canada',
  au: 'Australia',
  de: 'Germany',
  fr: 'France',
  es: 'Spain',
  it: 'Italy',
  nl: 'Netherlands',
  pt: 'Portugal',
  br: 'Brazil',
};

interface Words {
  company: string;
  position: string;
  motivation: string;
  motivationHint: string;
}

const words: Record<LetterType, Words> = {
  cover: {
    company: 'The employer you write to',
    position: 'The post you apply for',
    motivation: 'I used your route planner on the ward for two years.',
    motivationHint: 'Why this employer? One true sentence is worth more than five polite ones.',
  },
  interest: {
    company: 'The employer you write to',
    position: 'The post you would like to do',
    motivation: 'Your repair cafés are the reason I took up the trade.',
    motivationHint: 'Why this employer, although no post is advertised?',
  },
  recommendation: {
    company: 'The organisation that reads it',
    position: 'Your own post',
    motivation: 'She kept the whole ward calm on the night of the flood.',
    motivationHint: 'Why you recommend this person, in your own words.',
  },
  thank_you: {
    company: 'The employer you spoke with',
    position: 'The post you spoke about',
    motivation: 'What you said about training new starters stayed with me.',
    motivationHint: 'What of the conversation stayed with you?',
  },
  follow_up: {
    company: 'The employer you applied to',
    position: 'The post you applied for',
    motivation: 'I would still like to run the night service with you.',
    motivationHint: 'Why are you still interested?',
  },
  resignation: {
    company: 'The employer you leave',
    position: 'The post you give up',
    motivation: 'I am moving to Leeds to be near my family.',
    motivationHint: 'Why you leave, as far as you wish to say it.',
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

/** The fields of the Guided Form, in reading order; each type shows its own. */
export function GuidedFields() {
  const { control } = useFormContext<LetterDraft>();
  const letterType = useWatch({ control, name: 'letterType' });
  const said = words[letterType];
  const isOfOther = letterType === 'recommendation';
  const hasAdvert = letterType === 'cover' || letterType === 'follow_up' || letterType === 'thank_you';
  return (
    <>
      <Part title="From">
        <LetterInput field="name" label="Full Name" autoComplete="name" isRequired />
        <LetterInput field="email" type="email" label="Email" autoComplete="email" isRequired />
        <LetterInput field="phone" type="tel" label="Phone" autoComplete="tel" />
        <LetterInput field="location" label="Location" placeholder="Leeds, UK" />
        <LetterSelect
          field="country"
          label="Letter form"
          hint="Order of date and address, salutation and close"
          className={wide}
        >
          <option value="">That of your location</option>
          {letterCountries.map((code) => (
            <option key={code} value={code}>
              {countryNames[code]}
            </option>
          ))}
        </LetterSelect>
      </Part>
      <Part title="To">
        <LetterInput field="companyName" label="Company Name" hint={said.company} isRequired />
        <LetterInput field="jobTitle" label="Position Title" hint={said.position} isRequired />
        <LetterInput
          field="hiringManagerName"
          label="Hiring Manager"
          hint="Without a name, the salutation is the country's usual one"
        />
        <LetterTextarea field="companyAddress" label="Address" rows={2} placeholder="One line each" />
        {isOfOther && (
          <>
            <LetterInput field="recommendeeName" label="Recommendee Name" isRequired />
            <LetterInput
              field="relationship"
              label="Relationship"
              placeholder="her line manager for three years"
              isRequired
            />
            <LetterInput
              field="positionApplyingFor"
              label="Position Applying For"
              hint="What the person you recommend wants to do"
              className={wide}
            />
          </>
        )}
        {(letterType === 'thank_you' || letterType === 'follow_up') && (
          <LetterInput
            field="contactDate"
            type="date"
            label={letterType === 'thank_you' ? 'Day of the interview' : 'Day of your application'}
          />
        )}
        {letterType === 'resignation' && <LetterInput field="lastDay" type="date" label="Last working day" />}
      </Part>
      <Part title="What it says">
        <LetterTextarea
          field="motivation"
          label="Motivation"
          hint={said.motivationHint}
          placeholder={said.motivation}
          isRequired
          className={wide}
        />
        {hasAdvert && (
          <LetterTextarea
            field="jobDescription"
            label="Job Description"
            hint="Paste the advert. Your best evidence for what it asks is chosen; it is never taken for a fact about you."
            rows={5}
            className={wide}
          />
        )}
        <LetterTextarea
          field="achievements"
          label="Achievements"
          placeholder="Cut waiting time from 40 to 25 minutes"
          className={wide}
        />
        <LetterTextarea field="experience" label="Experience" className={wide} />
        <LetterTextarea
          field="skills"
          label="Skills"
          hint="With commas between them"
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
            className="text-soft transition-transform duration-100 group-open:rotate-90"
          />
          Anything else
        </summary>
        <div className="grid gap-4 pt-4 sm:grid-cols-2">
          <LetterInput
            field="referralSource"
            label="Referral Source"
            placeholder="your advert in the Gazette"
            className={wide}
          />
          <LetterTextarea
            field="specificRequirements"
            label="Specific Requirements"
            hint="What the letter has to mention: availability, a permit, a question"
            className={wide}
          />
        </div>
      </details>
    </>
  );
}
