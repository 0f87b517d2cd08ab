import { sentenceOf } from '../../platform/call-error.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

interface CannotOpenProps {
  /** "This CV cannot be opened". */
  title: string;
  error: unknown;
  onRetry: () => void;
}

/** A document under work could not be loaded. */
export function CannotOpen({ title, error, onRetry }: CannotOpenProps) {
  return (
    <main id="main" className="mx-auto grid max-w-xl justify-items-start gap-4 px-4 py-16">
      <h1 className="font-serif text-xl font-semibold">{title}</h1>
      <p className="text-soft">
        {sentenceOf(error, 'The server cannot be reached. Please check your connection and try again.')}
      </p>
      <Button onClick={onRetry}>Try again</Button>
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
