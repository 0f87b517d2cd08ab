import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import type { Match } from '@candor/domain/optimizer';
import { Button } from '../../ui/button.tsx';
import { shareWords } from './share-words.ts';

interface MatchLineProps {
  match: Match;
  /** Begins a copy for this advert; null where there is nothing to copy yet. */
  onTailor: (() => void) | null;
}

/** Three figures beside each other: what the CV answers now, what it honestly could, and what stays open; ranges while some is only maybe. */
export function MatchLine({ match, onTailor }: MatchLineProps) {
  const { now, afterEdits, gaps, requirements } = match;
  const maybes = requirements.filter(({ state }) => state === 'maybe').length;
  const figures = [
    { label: t`Now`, value: now, note: t`of what the job asks for is in your CV`, ink: 'text-green' },
    {
      label: t`After honest edits`,
      value: afterEdits,
      note:
        afterEdits.most > now.most
          ? t`if it shows everything you have`
          : t`your CV shows everything we know of`,
      ink: 'text-info',
    },
    { label: t`Real gaps`, value: gaps, note: t`nothing you’ve entered shows it`, ink: 'text-danger' },
  ];
  return (
    <section aria-labelledby="match-title" className="grid gap-4">
      <h3 id="match-title" className="font-serif text-lg font-semibold">
        <Trans>Your CV covers {shareWords(now)} of this job ad</Trans>
      </h3>
      <div aria-hidden="true" className="flex h-2 overflow-hidden rounded-full bg-line">
        <span className="bg-green" style={{ width: `${now.least}%` }} />
        <span className="bg-green opacity-40" style={{ width: `${now.most - now.least}%` }} />
        <span
          className="bg-info opacity-60"
          style={{ width: `${Math.max(0, afterEdits.most - now.most)}%` }}
        />
      </div>
      <dl className="grid grid-cols-3 gap-4">
        {figures.map(({ label, value, note, ink }) => (
          <div key={label} className="flex flex-col gap-0.5">
            <dt className="text-sm text-soft">{label}</dt>
            <dd className={`text-lg font-medium whitespace-nowrap tabular-nums sm:text-xl ${ink}`}>
              {shareWords(value)}
            </dd>
            <dd className="text-sm text-soft">{note}</dd>
          </div>
        ))}
      </dl>
      {maybes > 0 && (
        <p className="text-sm text-soft">
          <Plural
            value={maybes}
            one="One requirement may be covered in other words. Tell us below whether it is."
            other="# requirements may be covered in other words. Tell us below which are."
          />
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button disabled={!onTailor} onClick={onTailor ?? undefined}>
          <Trans>Tailor a copy to this job</Trans>
        </Button>
        {!onTailor && (
          <p className="text-sm text-soft">
            <Trans>Generate your CV first.</Trans>
          </p>
        )}
      </div>
    </section>
  );
}
