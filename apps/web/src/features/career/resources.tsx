import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ExternalLink } from 'lucide-react';
import type { RoadmapStep } from './api/roadmaps.ts';
import { monthOf, resourceLabels } from './words.ts';

/** What helps with a step, each with who offers it, what it costs and when we last looked. */
export function Resources({ resources }: Pick<RoadmapStep, 'resources'>) {
  if (resources.length === 0)
    return (
      <p className="text-base text-soft">
        <Trans>We don’t have a checked free resource for this step yet.</Trans>
      </p>
    );
  return (
    <ul className="grid gap-x-8 md:grid-cols-2">
      {resources.map((resource) => (
        <li key={resource.url} className="grid content-start gap-0.5 border-t border-line py-3">
          <a
            href={resource.url}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex items-baseline gap-1.5 justify-self-start font-medium underline decoration-line underline-offset-4 hover:decoration-ink"
          >
            {resource.title}
            <ExternalLink size={12} strokeWidth={1.5} aria-label={t`(opens in a new tab)`} />
          </a>
          <p className="text-base text-soft">
            {[resourceLabels[resource.type], resource.provider, resource.cost, resource.duration].join(' · ')}
          </p>
          <p className="text-sm text-soft">
            <Trans>Checked {monthOf(resource.checkedOn)}</Trans>
          </p>
        </li>
      ))}
    </ul>
  );
}
