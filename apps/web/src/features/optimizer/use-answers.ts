import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CvDocument } from '@candor/domain/cv';
import type { Match, Requirement } from '@candor/domain/optimizer';
import { sentenceOf } from '../../platform/call-error.ts';
import { modelInUse } from '../../platform/model-in-use.ts';
import { answersInCv } from './api/match-requirements.ts';

/** Figures, degrees and titles are compared, not read. */
const isReadable = ({ kind }: Requirement) =>
  kind === 'skill' || kind === 'certificate' || kind === 'language' || kind === 'other';

/** Lines in which a language model sees what was not found, where it is asked; only for the CV as it was then. */
export function useAnswers(match: Match, document: CvDocument) {
  const [asked, setAsked] = useState<CvDocument | null>(null);
  const open = match.requirements.filter((one) => one.answers.length === 0 && isReadable(one));
  const { data: model } = useQuery(modelInUse);
  const isAsked = asked === document && open.length > 0;
  const { data, error, isFetching, refetch } = useQuery({ ...answersInCv(document, open), enabled: isAsked });
  const answers = isAsked ? data : undefined;
  const found =
    answers &&
    (answers.size === 0
      ? t`The language model found no line for these.`
      : plural(answers.size, {
          one: 'The language model found a line for # requirement.',
          other: 'The language model found a line for # requirements.',
        }));
  return {
    lineOf: (id: string) => answers?.get(id),
    isOffered: Boolean(model?.isInUse) && open.length > 0 && answers === undefined,
    isBusy: isAsked && isFetching,
    note: error && isAsked ? sentenceOf(error, t`The language model could not be reached.`) : (found ?? ''),
    ask: () => (isAsked ? void refetch() : setAsked(document)),
  };
}
