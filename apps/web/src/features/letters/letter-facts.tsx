import { useQuery } from '@tanstack/react-query';
import { BadgeCheck, ChevronRight } from 'lucide-react';
import { storyText } from '@candor/domain/interview';
import type { FactsReport } from '@candor/domain/writing';
import { storyBank } from './api.ts';

interface LetterFactsProps {
  facts: FactsReport;
  /** The stories that were put into the letter. */
  storyIds: readonly string[];
}

/** What the gate found in a letter, and what each of its sentences rests on. */
export function LetterFacts({ facts, storyIds }: LetterFactsProps) {
  const { data: stories = [] } = useQuery({ ...storyBank, enabled: storyIds.length > 0 });
  const told = stories.filter(({ id }) => storyIds.includes(id));
  const sourceOf = (field: string, quote: string) => {
    if (field.startsWith('cv')) return 'From your CV';
    const story = field === 'experience' && told.find((one) => storyText(one).includes(quote));
    return story ? `From your story “${story.title}”` : 'From your form';
  };
  const replaced = facts.sentences.filter(({ refused }) => refused);
  const resting = facts.sentences.filter(({ text, evidence }) => text !== '' && evidence.length > 0);
  return (
    <section aria-labelledby="letter-facts" className="grid gap-3 border-t border-line pt-5">
      <h2 id="letter-facts" className="flex items-center gap-2 text-md font-semibold">
        <BadgeCheck size={20} strokeWidth={1.5} aria-hidden="true" className="text-accent" />
        Every fact checked
      </h2>
      {facts.note && <p className="text-base text-warning">{facts.note}</p>}
      {replaced.length > 0 && (
        <ul className="grid gap-3">
          {replaced.map(({ refused, text }, at) => (
            <li key={at} className="grid gap-0.5 border-l-2 border-line pl-3 text-base">
              <del className="text-soft">{refused?.text}</del>
              {text !== '' && <span>{text}</span>}
              <span className="text-sm text-soft">
                Left out: the {refused?.kind} “{refused?.words}” is neither in your form nor in your CV
              </span>
            </li>
          ))}
        </ul>
      )}
      {facts.questions.length > 0 && (
        <div className="grid gap-3">
          <h3 className="text-base font-semibold">Not in the letter</h3>
          <ul className="grid gap-3">
            {facts.questions.map(({ field, sentence, question }) => (
              <li key={field + sentence} className="grid gap-0.5 border-l-2 border-line pl-3 text-base">
                <span>“{sentence}”</span>
                <span className="text-sm text-soft">{question}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {resting.length > 0 && (
        <details className="group">
          <summary className="flex list-none items-center gap-2 rounded-control py-1 text-base [&::-webkit-details-marker]:hidden">
            <ChevronRight
              size={16}
              strokeWidth={1.5}
              aria-hidden="true"
              className="text-soft transition-transform duration-100 group-open:rotate-90"
            />
            What {resting.length} {resting.length === 1 ? 'sentence rests' : 'sentences rest'} on
          </summary>
          <dl className="grid gap-3 pt-2 pl-6 text-base">
            {resting.map(({ text, evidence }) => (
              <div key={text} className="grid gap-0.5">
                <dt>{text}</dt>
                {evidence.map(({ field, quote }) => (
                  <dd key={field + quote} className="border-l-2 border-accent pl-3 text-sm text-soft">
                    {sourceOf(field, quote)}: “{quote}”
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        </details>
      )}
    </section>
  );
}
