import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { Suggestion } from '@candor/domain/optimizer';
import { Button } from '../../ui/button.tsx';
import { errorToast } from '../../ui/toast.ts';
import { SuggestionCard } from './suggestion-card.tsx';

interface SuggestionsProps {
  suggestions: readonly Suggestion[];
  onApply: (chosen: readonly Suggestion[]) => void;
  onReword: (suggestion: Suggestion, words: string) => void;
}

/** The suggestions, any of which can be chosen and applied together. */
export function Suggestions({ suggestions, onApply, onReword }: SuggestionsProps) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const chosen = suggestions.filter(({ id, edit }) => edit !== null && selected.has(id));
  const changes = suggestions.filter(({ edit }) => edit !== null);
  const toggle = (id: string) => setSelected((before) => before.symmetricDifference(new Set([id])));
  const apply = () => {
    if (chosen.length === 0) {
      errorToast(t`No optimizations selected`, t`Please select at least one optimization to apply.`);
      return;
    }
    onApply(chosen);
    setSelected(new Set());
  };
  if (suggestions.length === 0)
    return (
      <p className="text-base text-soft">
        <Trans>No suggestions: nothing here needs rewording.</Trans>
      </p>
    );
  return (
    <section aria-labelledby="suggestions-title" className="grid gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <h3 id="suggestions-title" className="me-auto text-md font-semibold">
          <Trans>Suggestions</Trans>
        </h3>
        {changes.length > 1 && (
          <Button
            look="quiet"
            onClick={() =>
              setSelected(chosen.length === changes.length ? new Set() : new Set(changes.map(({ id }) => id)))
            }
          >
            {chosen.length === changes.length ? t`Select none` : t`Select all`}
          </Button>
        )}
        {changes.length > 0 && (
          <Button onClick={apply}>
            <Trans>Apply Selected ({chosen.length})</Trans>
          </Button>
        )}
      </div>
      <ul>
        {suggestions.map((suggestion) => (
          <SuggestionCard
            key={`${suggestion.id}${suggestion.beforeExample}`}
            suggestion={suggestion}
            isSelected={selected.has(suggestion.id)}
            onToggle={() => toggle(suggestion.id)}
            onReword={(words) => onReword(suggestion, words)}
          />
        ))}
      </ul>
    </section>
  );
}
