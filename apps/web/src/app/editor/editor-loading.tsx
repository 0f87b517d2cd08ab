import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { DocumentKindName } from '@candor/domain/documents/kinds';
import { Link } from 'wouter';
import { CallError, sentenceOf } from '../../platform/call-error.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const kinds = {
  cv: {
    unknown: t`We can’t find this CV`,
    closed: t`This CV can’t be opened right now`,
    why: t`The link may be wrong, or the CV may belong to another account. If it was deleted, you can restore it from the trash for 30 days.`,
    create: t`Create a new CV`,
  },
  letter: {
    unknown: t`We can’t find this letter`,
    closed: t`This letter can’t be opened right now`,
    why: t`The link may be wrong, or the letter may belong to another account. If it was deleted, you can restore it from the trash for 30 days.`,
    create: t`Create a new letter`,
  },
} satisfies Record<DocumentKindName, unknown>;

interface CannotOpenProps {
  kind: DocumentKindName;
  /** Where a new one is begun. */
  builder: string;
  error: unknown;
  onRetry: () => void;
}

/** Whether there is no such document for this person: a mistyped address, one thrown away, or somebody else's. */
function isUnknown(error: unknown): boolean {
  return error instanceof CallError && (error.code === 'not_found' || error.code === 'invalid');
}

/** A document under work could not be loaded. */
export function CannotOpen({ kind, builder, error, onRetry }: CannotOpenProps) {
  const words = kinds[kind];
  const title = isUnknown(error) ? words.unknown : words.closed;
  usePageTitle(title);
  if (isUnknown(error))
    return (
      <main id="main" className="mx-auto grid max-w-xl justify-items-start gap-5 px-4 py-16">
        <h1 className="font-serif text-xl font-semibold">{title}</h1>
        <p className="text-soft">{words.why}</p>
        <div className="flex flex-wrap gap-3">
          <Link to="/dashboard" className={buttonLook('primary')}>
            <Trans>Go to My Documents</Trans>
          </Link>
          <Link to="/dashboard?folder=trash" className={buttonLook('plain')}>
            <Trans>Look in the trash</Trans>
          </Link>
          <Link to={builder} className={buttonLook('quiet')}>
            {words.create}
          </Link>
        </div>
      </main>
    );
  return (
    <main id="main" className="mx-auto grid max-w-xl justify-items-start gap-4 px-4 py-16">
      <h1 className="font-serif text-xl font-semibold">{title}</h1>
      <p className="text-soft">
        {sentenceOf(error, t`Unable to connect to the server. Please check your connection and try again.`)}
      </p>
      <Button onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </main>
  );
}

/** Form and page while they are loaded. */
export function Opening({ title }: { title: string }) {
  return (
    <main id="main" aria-busy="true" className="mx-auto grid max-w-[100rem] gap-8 px-4 py-8 md:grid-cols-2">
      <h1 className="sr-only">{title}</h1>
      <Skeleton className="h-96" />
      <Skeleton className="aspect-[17/22] max-md:hidden" />
    </main>
  );
}
