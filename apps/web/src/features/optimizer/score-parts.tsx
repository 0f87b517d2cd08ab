import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import type { Area, Checked, CvAnalysis, CvFinding } from '@candor/domain/optimizer';
import { areaQuestions, bandInk, bandOf, scores, type ScoreId } from './words.ts';

interface ScorePartsProps {
  analysis: CvAnalysis;
  shown: ScoreId;
}

/** What a score is made of: each check with its points, and the words it found. */
export function ScoreParts({ analysis, shown }: ScorePartsProps) {
  return (
    <div id="score-parts" className="grid gap-4">
      {shown === 'overall' ? (
        <Overall analysis={analysis} />
      ) : (
        <AreaParts key={shown} area={shown} analysis={analysis} />
      )}
      <p className="text-xs text-soft">
        <Trans>
          Scored by fixed rules (rubric {analysis.rubric}); the same CV always has the same scores, at most
          95. No employer’s system gives or confirms them.
        </Trans>
      </p>
    </div>
  );
}

function Overall({ analysis }: { analysis: CvAnalysis }) {
  return (
    <ul className="grid gap-1 text-base">
      {scores.map(({ id, label, of }) =>
        id === 'overall' ? null : (
          <li key={id} className="flex gap-3">
            <span className={`w-8 text-end font-medium tabular-nums ${bandInk[bandOf(of(analysis))]}`}>
              {of(analysis)}
            </span>
            <span>
              {label}: <span className="text-soft">{areaQuestions[id]}</span>
            </span>
          </li>
        ),
      )}
      <li className="text-sm text-soft">
        {analysis.scoreCaps.length > 0
          ? t`The overall score is the mean of these four, at most 79 for now.`
          : t`The overall score is the mean of these four.`}
      </li>
    </ul>
  );
}

function AreaParts({ area, analysis }: { area: Area; analysis: CvAnalysis }) {
  const checks = analysis.checks.filter((check) => check.area === area);
  const open = checks
    .filter(({ findings }) => findings > 0)
    .toSorted((a, b) => b.most - b.points - (a.most - a.points));
  const passed = checks.filter(({ findings }) => findings === 0);
  return (
    <>
      <h3 className="font-serif text-lg font-semibold">{areaQuestions[area]}</h3>
      {open.length > 0 && (
        <ul className="grid gap-4">
          {open.map((check) => (
            <OpenCheck
              key={check.id}
              check={check}
              findings={analysis.findings.filter((finding) => finding.check === check.id)}
            />
          ))}
        </ul>
      )}
      {passed.length > 0 && (
        <details className="text-base">
          <summary className="text-soft">
            <Plural
              value={passed.length}
              one="# check with nothing to improve"
              other="# checks with nothing to improve"
            />
          </summary>
          <ul className="mt-2 grid gap-1 ps-4 text-soft">
            {passed.map(({ id, label, looksFor }) => (
              <li key={id}>
                {label}: <span className="text-sm">{looksFor}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

const shownFindings = 4;

function OpenCheck({ check, findings }: { check: Checked; findings: readonly CvFinding[] }) {
  const rest = findings.length - shownFindings;
  return (
    <li className="grid gap-1.5 border-t border-line pt-3">
      <div className="flex items-baseline gap-3">
        <h4 className="me-auto text-base font-semibold">{check.label}</h4>
        {check.most > 0 && (
          <span className="text-sm whitespace-nowrap text-soft tabular-nums">
            <Trans>
              {check.points} of {check.most} points
            </Trans>
          </span>
        )}
      </div>
      <p className="text-sm text-soft">{check.why}</p>
      <ul className="grid gap-2">
        {findings.slice(0, shownFindings).map(({ path, words, message, span }) => (
          <li
            key={`${path}${span?.start ?? ''}${message}`}
            className="grid gap-0.5 border-s-2 border-warning ps-3"
          >
            {words !== '' && <q className="line-clamp-3 text-base break-words">{words}</q>}
            <span className={words === '' ? 'text-base' : 'text-sm text-soft'}>{message}</span>
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <p className="ps-3.5 text-sm text-soft">
          <Trans>and {rest} more</Trans>
        </p>
      )}
      <p className="text-xs text-soft">{check.source}</p>
    </li>
  );
}
