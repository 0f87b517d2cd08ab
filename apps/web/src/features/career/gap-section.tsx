import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Gap, Licence } from '@candor/domain/career';
import { counted } from '@candor/domain/text';
import { GapTable } from './gap-table.tsx';
import { monthOf, schoolingInWords } from './words.ts';

interface GapSectionProps {
  gap: Gap;
  targetRole: string;
  /** A CV was compared with what the role asks for. */
  isOfCv: boolean;
}

const MOST_MISSING = 12;

/** What lies between the person and the role: what they have, what they lack, and what the law asks for. */
export function GapSection({ gap, targetRole, isOfCv }: GapSectionProps) {
  const { has, missing, skills, knowledge, licences, education, jobZone } = gap;
  const rated = [...skills, ...knowledge];
  if (has.length + missing.length + rated.length + licences.length === 0 && !education) return null;
  return (
    <section aria-labelledby="roadmap-gap" className="grid gap-6">
      <h3 id="roadmap-gap" className="font-serif text-lg font-semibold">
        What “{targetRole}” asks for
      </h3>
      <div className="grid gap-x-12 gap-y-6 md:grid-cols-2">
        {has.length > 0 && (
          <Named title="You have">
            {has.map(({ name, quote }) => (
              <li key={name} className="flex gap-1.5">
                <Check size={16} strokeWidth={1.5} aria-hidden="true" className="mt-1 shrink-0 text-accent" />
                <span>
                  {name}
                  {quote !== undefined && <span className="block text-sm text-soft">“{quote}”</span>}
                </span>
              </li>
            ))}
          </Named>
        )}
        {missing.length > 0 && (
          <Named title={isOfCv ? 'Not in your CV yet' : 'To add'}>
            {missing.slice(0, MOST_MISSING).map(({ name }) => (
              <li key={name}>{name}</li>
            ))}
          </Named>
        )}
        {education && (
          <Named title="Education">
            <li>
              {schoolingInWords(education)}{' '}
              <span className="text-soft">
                {education.held === null
                  ? isOfCv && 'Your CV doesn’t list a degree or diploma.'
                  : education.isMet
                    ? `You have this or more: ${education.held}.`
                    : `Your CV lists: ${education.held}.`}
              </span>
            </li>
            {education.source === undefined && jobZone.meaning && (
              <li className="text-soft first-letter:uppercase">{jobZone.meaning}</li>
            )}
          </Named>
        )}
        {licences.length > 0 && (
          <Named title="Licenses and qualifications">
            {licences.map((licence) => (
              <LicenceRow key={licence.name} licence={licence} />
            ))}
          </Named>
        )}
      </div>
      {rated.length > 0 && <GapTable rated={rated} />}
    </section>
  );
}

function Named({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-2 border-t border-line pt-3">
      <h4 className="text-sm text-soft">{title}</h4>
      <ul className="grid gap-1 text-base">{children}</ul>
    </div>
  );
}

function LicenceRow({ licence }: { licence: Licence }) {
  const { name, text, authority, url, checkedOn, usualMonths, fitsTimeframe, isHeld } = licence;
  return (
    <li className="grid gap-0.5">
      <p>
        <span className="font-medium">{name}.</span> {text}
      </p>
      {isHeld ? (
        <p className="text-accent">Listed in your CV.</p>
      ) : (
        <p className={fitsTimeframe ? 'text-soft' : 'text-warning'}>
          Usually {counted(usualMonths, 'month')}
          {fitsTimeframe ? '.' : ': longer than the time you chose.'}
        </p>
      )}
      <p className="text-sm text-soft">
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-block underline underline-offset-2 first-letter:uppercase"
        >
          {authority}
        </a>
        , checked {monthOf(checkedOn)}
      </p>
    </li>
  );
}
