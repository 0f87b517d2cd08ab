import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { capitalised } from '@candor/domain/text';
import type { Roadmap } from './api/roadmaps.ts';
import { monthOf } from './words.ts';

type Move = NonNullable<Roadmap['move']>;

/** What the step asks for, as our table of moves has it: papers, experience, traps, and whom to ask. */
export function MoveSection({ move }: { move: Roadmap['move'] }) {
  if (!move) return null;
  return (
    <section aria-labelledby="roadmap-move" className="grid gap-4">
      <h3 id="roadmap-move" className="font-serif text-lg font-semibold">
        <Trans>What this step asks for</Trans>
      </h3>
      <dl className="grid gap-x-12 gap-y-5 md:grid-cols-2">
        {factsOf(move).map(({ term, text }) => (
          <div key={term} className="grid content-start gap-1 border-t border-line pt-3">
            <dt className="text-sm text-soft">{term}</dt>
            <dd className="text-base">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-soft">
        {move.restsOn ? (
          <Trans>
            From our table of career moves, written from what <Link {...move.restsOn} /> publishes and read
            through in {monthOf(move.checkedOn)}. Rules change: read <Link {...move.ask} />, and check them
            before you spend money.
          </Trans>
        ) : (
          <Trans>
            From our table of career moves, read through in {monthOf(move.checkedOn)}. Rules change: read{' '}
            <Link {...move.ask} />, and check them before you spend money.
          </Trans>
        )}
      </p>
    </section>
  );
}

function factsOf({ study, register, experience, next, traps }: Move): { term: string; text: ReactNode }[] {
  const known: { term: string; text: ReactNode }[] = [];
  if (study)
    known.push({
      term: t`Qualification`,
      text: (
        <>
          <span className="font-medium">{study.name}.</span> {study.way}{' '}
          <span className="text-soft">{capitalised(study.cost)}</span>
        </>
      ),
    });
  if (register)
    known.push({
      term: t`Registration or licence`,
      text: (
        <>
          {capitalised(register.name)}. {register.body.decides === true ? t`Decides:` : t`Where to read:`}{' '}
          <Link {...register.body} />.
        </>
      ),
    });
  if (experience !== '') known.push({ term: t`Experience`, text: experience });
  known.push({ term: t`Usual next rung`, text: next });
  if (traps.length > 0)
    known.push({
      term: t`Mind these`,
      text: (
        <ul className="grid gap-1">
          {traps.map((trap) => (
            <li key={trap}>{capitalised(trap)}</li>
          ))}
        </ul>
      ),
    });
  return known;
}

function Link({ name, url }: Pick<Move['ask'], 'name' | 'url'>) {
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className="underline underline-offset-2">
      {name}
    </a>
  );
}
