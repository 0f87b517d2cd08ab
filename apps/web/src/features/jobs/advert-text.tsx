import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { JobMatch, MatchedSkill } from '@candor/domain/matching';

interface AdvertTextProps {
  text: string;
  match: JobMatch | null;
}

const looks = {
  matching: 'bg-wash text-accent underline decoration-2 underline-offset-4',
  missing: 'bg-transparent text-danger underline decoration-dashed decoration-2 underline-offset-4',
} as const;

/** An ad with the skills that match and those that are missing marked where it names them. */
export function AdvertText({ text, match }: AdvertTextProps) {
  const marks = match
    ? [
        ...match.matchingSkills.map((skill) => ({ ...skill, kind: 'matching' as const })),
        ...match.missingSkills.map((skill) => ({ ...skill, kind: 'missing' as const })),
      ].toSorted((a, b) => a.span.start - b.span.start)
    : [];
  const parts: ReactNode[] = [];
  let at = 0;
  for (const { span, kind } of marks) {
    if (span.start < at || span.end > text.length) continue;
    parts.push(
      text.slice(at, span.start),
      <mark key={span.start} className={`rounded-[3px] px-0.5 ${looks[kind]}`}>
        {text.slice(span.start, span.end)}
        <span className="sr-only"> ({kind === 'matching' ? t`in your CV` : t`not in your CV`})</span>
      </mark>,
    );
    at = span.end;
  }
  parts.push(text.slice(at));
  return (
    <div className="grid gap-2">
      {marks.length > 0 && (
        <p aria-hidden="true" className="flex flex-wrap gap-4 text-sm">
          <span className={looks.matching}>
            <Trans>In your CV</Trans>
          </span>
          <span className={looks.missing}>
            <Trans>Not in your CV</Trans>
          </span>
        </p>
      )}
      <div className="text-base leading-relaxed break-words whitespace-pre-wrap">{parts}</div>
    </div>
  );
}

const MOST_NAMES = 12;

/** Skills by name in one line; of many the first, and how many more there are. */
export function SkillNames({ label, skills }: { label: string; skills: readonly MatchedSkill[] }) {
  const names = [...new Set(skills.map(({ name }) => name))];
  if (names.length === 0) return null;
  const more = names.length - MOST_NAMES;
  const shown = names.slice(0, MOST_NAMES).join(', ');
  return (
    <p className="text-base break-words">
      <span className="font-medium">{t`${label}:`}</span> {more > 0 ? t`${shown} and ${more} more` : shown}
    </p>
  );
}
