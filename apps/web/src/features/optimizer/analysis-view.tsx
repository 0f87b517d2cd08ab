import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { CvDocument } from '@candor/domain/cv';
import type { CvAnalysis, Evidence, Suggestion } from '@candor/domain/optimizer';
import { ScoreCaps } from './score-caps.tsx';
import { MatchLine } from './match-line.tsx';
import { Remarks } from './remarks.tsx';
import { Requirements } from './requirements.tsx';
import { ScoreParts } from './score-parts.tsx';
import { ScoreTiles } from './score-tiles.tsx';
import { Suggestions } from './suggestions.tsx';
import type { ScoreId } from './words.ts';

interface AnalysisViewProps {
  analysis: CvAnalysis;
  document: CvDocument;
  onApply: (chosen: readonly Suggestion[]) => void;
  onReword: (suggestion: Suggestion, words: string) => void;
  onConfirm: (evidence: Evidence) => void;
  /** Begins a copy for the advert; null where there is nothing to copy yet. */
  onTailor: (() => void) | null;
}

/** All that the analysis says, the most telling first. */
export function AnalysisView({
  analysis,
  document,
  onApply,
  onReword,
  onConfirm,
  onTailor,
}: AnalysisViewProps) {
  const [shown, setShown] = useState<ScoreId | null>(null);
  const { match, strengths, improvements, suggestions, isEnglish, scoreCaps } = analysis;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {match && match.requirements.length > 0 && <MatchLine match={match} onTailor={onTailor} />}
      <div className="grid gap-4">
        <ScoreTiles analysis={analysis} shown={shown} onShow={setShown} />
        <ScoreCaps reasons={scoreCaps} />
        {shown && <ScoreParts analysis={analysis} shown={shown} />}
        {!isEnglish && (
          <p className="text-sm text-soft">
            <Trans>
              Wording is checked in English only. In other languages, these scores are about structure,
              figures and keywords.
            </Trans>
          </p>
        )}
      </div>
      {match && <Requirements match={match} document={document} onConfirm={onConfirm} />}
      <Suggestions suggestions={suggestions} onApply={onApply} onReword={onReword} />
      <Remarks strengths={strengths} improvements={improvements} />
    </div>
  );
}
