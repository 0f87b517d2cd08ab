import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Lightbulb } from 'lucide-react';

const tips = [
  t`Keep it to half a page to a page: letters of 250 to 400 words are most likely to be read to the end.`,
  t`Say why this employer, with one thing that is true of no other.`,
  t`Answer what the job ad asks for with what you did, and by how much.`,
  t`A name in the salutation beats any title. Call and ask who it should be.`,
];

/** What makes a letter better, in short. */
export function LetterTips() {
  return (
    <section aria-labelledby="letter-tips" className="grid gap-2 border-t border-line pt-5">
      <h2 id="letter-tips" className="flex items-center gap-2 text-md font-semibold">
        <Lightbulb size={20} strokeWidth={1.5} aria-hidden="true" className="text-accent" />
        <Trans>Tips</Trans>
      </h2>
      <ul className="grid list-disc gap-1.5 ps-5 text-base text-soft marker:text-accent">
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </section>
  );
}
