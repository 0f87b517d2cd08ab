import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import type { CvDocument } from '@candor/domain/cv';
import {
  customTemplate,
  fillTemplate,
  letterTemplates,
  letterToText,
  openBlanks,
  templateIds,
  type LetterDocument,
} from '@candor/domain/letters';
import { Button } from '../../ui/button.tsx';
import { InputField } from '../../ui/field.tsx';
import { useAnalysed } from './use-analysed.ts';
import { todayOf } from './letter-of-words.ts';

const choices = [...templateIds, 'custom' as const];
type TemplateChoiceId = (typeof choices)[number];

const templateOf = (id: TemplateChoiceId) => (id === 'custom' ? customTemplate : letterTemplates[id]);

/** A template filled with what is known. */
interface FilledTemplate {
  id: TemplateChoiceId;
  document: LetterDocument;
  text: string;
  /** How many blanks are left to fill. */
  blanks: number;
}

interface TemplateChoice {
  title: string;
  jobTitle: string;
  companyName: string;
  document: LetterDocument;
}

interface LetterTemplatesProps {
  /** The CV whose facts fill the slots. */
  profile: CvDocument | undefined;
  firstJobTitle: string;
  firstCompany: string;
  /** The server is asked to save it. */
  isBusy: boolean;
  onUse: (choice: TemplateChoice) => void;
}

/** Six starting letters by industry and one for any job, filled from the CV, each with the score it would really have. */
export function LetterTemplates(props: LetterTemplatesProps) {
  const { profile, firstJobTitle, firstCompany, isBusy, onUse } = props;
  const [jobTitle, setJobTitle] = useState(firstJobTitle || (profile?.basics.headline ?? ''));
  const [company, setCompany] = useState(firstCompany);
  const [open, setOpen] = useState<TemplateChoiceId | null>(null);
  const [error, setError] = useState('');
  const [today] = useState(() => todayOf(new Date()));
  const [role, employer] = [jobTitle.trim(), company.trim()];
  const letters = useMemo(
    () =>
      choices.map((id): FilledTemplate => {
        const document = fillTemplate({
          template: id,
          jobTitle: role,
          companyName: employer,
          profile,
          today,
        });
        const text = letterToText(document);
        return { id, document, text, blanks: openBlanks(text).length };
      }),
    [role, employer, profile, today],
  );
  const inputs = useMemo(
    () => letters.map(({ text }) => ({ text, cv: profile, company: employer, role })),
    [letters, profile, employer, role],
  );
  const analysed = useAnalysed(inputs);
  const scoreOf = (at: number) => {
    if (analysed.kind !== 'ready') return '…';
    const points = analysed.analytics[at]?.score.points ?? 0;
    return t`${points} of 100`;
  };
  const use = ({ id, document }: FilledTemplate) => {
    if (id === 'custom' && role === '') {
      setError(t`Job title is required`);
      return;
    }
    const { industry } = templateOf(id);
    const title = role === '' ? t`${industry} letter` : t`${role} letter`;
    onUse({ title, jobTitle: role, companyName: employer, document });
  };
  return (
    <div className="grid gap-5">
      <p className="text-base text-soft">
        {profile
          ? t`Details come from your CV where possible. What only you know is in [brackets].`
          : t`Choose a CV in the Builder tab to fill these letters with its details. What only you know is in [brackets].`}
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <InputField
          label={t`Job title`}
          value={jobTitle}
          error={error || undefined}
          onChange={(event) => {
            setJobTitle(event.target.value);
            setError('');
          }}
        />
        <InputField label={t`Company`} value={company} onChange={(event) => setCompany(event.target.value)} />
      </div>
      <ul className="grid border-t border-line">
        {letters.map((letter, at) => (
          <TemplateRow
            key={letter.id}
            letter={letter}
            score={scoreOf(at)}
            isBusy={isBusy}
            isOpen={open === letter.id}
            onToggle={() => setOpen(open === letter.id ? null : letter.id)}
            onUse={() => use(letter)}
          />
        ))}
      </ul>
    </div>
  );
}

interface TemplateRowProps {
  letter: FilledTemplate;
  /** The score the letter would have as it is, in words. */
  score: string;
  isBusy: boolean;
  isOpen: boolean;
  onToggle: () => void;
  onUse: () => void;
}

/** One of the letters: what it is for, how it scores, and its text where it is open. */
function TemplateRow({ letter, score, isBusy, isOpen, onToggle, onUse }: TemplateRowProps) {
  const template = templateOf(letter.id);
  return (
    <li className="grid gap-3 border-b border-line py-4">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="grid min-w-0 grow basis-60 gap-0.5">
          <h2 className="text-md font-semibold">{template.industry}</h2>
          <p className="text-base text-soft">{template.description}</p>
        </div>
        <dl className="grid grid-cols-[auto_auto] gap-x-3 text-sm text-soft tabular">
          <dt>
            <Trans>Listed ATS score</Trans>
          </dt>
          <dd className="text-end">{template.atsFigure}%</dd>
          <dt>
            <Trans>Current score</Trans>
          </dt>
          <dd className="text-end font-semibold text-ink">{score}</dd>
          <dt>
            <Trans>Blanks to fill</Trans>
          </dt>
          <dd className="text-end">{letter.blanks}</dd>
        </dl>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button disabled={isBusy} aria-label={t`Use this letter: ${template.industry}`} onClick={onUse}>
          <Trans>Use this letter</Trans>
        </Button>
        <Button
          look="quiet"
          aria-expanded={isOpen}
          aria-label={isOpen ? t`Close: ${template.industry}` : t`Preview: ${template.industry}`}
          onClick={onToggle}
        >
          {isOpen ? t`Close` : t`Preview`}
        </Button>
      </div>
      {isOpen && (
        <div className="border-s-2 border-accent bg-surface p-4 text-base leading-relaxed whitespace-pre-wrap">
          {letter.text}
        </div>
      )}
    </li>
  );
}
