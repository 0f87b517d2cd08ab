import type { LineFinding } from '@candor/domain/optimizer';

/** What was found in a line, or about the CV as a whole. */
export function MarginNotes({ findings }: { findings: readonly LineFinding[] }) {
  return (
    <ul className="grid gap-2">
      {findings.map(({ check, label, message, words }, at) => (
        <li key={`${check} ${at}`} className="grid gap-0.5">
          <span className="text-sm font-semibold">{label}</span>
          {words !== '' && <q className="line-clamp-2 text-sm break-words text-soft">{words}</q>}
          <span className="text-base">{message}</span>
        </li>
      ))}
    </ul>
  );
}
