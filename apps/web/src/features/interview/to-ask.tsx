import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../platform/loaded.tsx';
import { Button } from '../../ui/button.tsx';
import { questionsToAsk } from './api/sessions.ts';
import { inItsLanguage, type ChosenLanguage } from './interview-language.tsx';
import type { KnownJob } from './simulator-start.tsx';

interface ToAskProps {
  job: KnownJob;
  language: ChosenLanguage;
}

/** What to ask when they ask for questions; what the ad leaves open comes first. */
export function ToAsk(props: ToAskProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section aria-labelledby="to-ask" className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <div className="grid min-w-0 grow basis-60 gap-0.5">
          <h3 id="to-ask" className="text-md font-semibold">
            <Trans>Questions to ask them</Trans>
          </h3>
          <p className="text-sm text-soft">
            <Trans>Have two or three ready for the end of the interview.</Trans>
          </p>
        </div>
        <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? t`Hide questions` : t`Show questions`}
        </Button>
      </div>
      {isOpen && <Questions {...props} />}
    </section>
  );
}

function Questions({ job, language: chosen }: ToAskProps) {
  return (
    <Loaded query={useQuery(questionsToAsk(job, chosen))} sentence={t`These questions could not be loaded.`}>
      {({ language, toAsk }) => (
        <ul>
          {toAsk.map(({ id, question, why }) => (
            <li key={id} className="grid gap-0.5 border-t border-line py-3">
              <p className="text-base font-medium" {...inItsLanguage(language)}>
                {question}
              </p>
              <p className="text-sm text-soft">{why}</p>
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  );
}
