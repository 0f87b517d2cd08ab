import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useCallback, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Reviewed } from '@candor/contracts/review';
import { anchorAt, sectionsOf, type Anchor } from '@candor/domain/collaboration';
import type { Span } from '@candor/domain/text';
import { Button } from '../../../ui/button.tsx';
import { PageStack, sizeOf } from '../../../ui/page-stack.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { PeopleHere } from '../people-here.tsx';
import { ThreadList } from '../thread-list.tsx';
import type { ReviewCalls } from './calls.ts';
import { Composer } from './composer.tsx';
import { DocumentText } from './document-text.tsx';
import { Questions } from './questions.tsx';
import { useSelectedWords } from './selected-words.ts';
import { useReview } from './use-review.ts';
import { documentOf } from './words.ts';

const views = [
  { value: 'text', label: t`Text` },
  { value: 'pages', label: t`Pages` },
] as const;

interface Composing {
  anchor: Anchor | null;
  isSuggesting: boolean;
}

interface ReviewPageProps {
  calls: ReviewCalls;
  first: Reviewed;
  onRefused: (error: unknown) => void;
}

/** The last value while it was not held: what lies under a selection must not change under the finger. */
function useHeld<T>(value: T, isHeld: boolean): T {
  const [shown, setShown] = useState(value);
  if (!isHeld && shown !== value) setShown(value);
  return isHeld ? shown : value;
}

/** The review at work: the text and the pages, and beside them what is said. */
export function ReviewPage({ calls, first, onRefused }: ReviewPageProps) {
  const { review, pages, people, take } = useReview(calls, first, onRefused);
  const [view, setView] = useState<'text' | 'pages'>('text');
  const [selected, setSelected] = useState<string | null>(null);
  const [composing, setComposing] = useState<Composing | null>(null);
  const text = useRef<HTMLElement>(null);
  const margin = useRef<HTMLElement>(null);
  const words = useSelectedWords();
  const shown = useHeld(review, words !== null);
  const { document, can, you } = shown;
  const title = documentOf[document.kind](document.name);
  const compose = useCallback(
    (span: Span | null, isSuggesting = false) =>
      setComposing({ anchor: span && anchorAt(document.text, span), isSuggesting }),
    [document.text],
  );
  const select = useCallback((id: string) => {
    flushSync(() => {
      setView('text');
      setSelected(id);
    });
    text.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' });
    if (!matchMedia('(min-width: 64rem)').matches) return;
    margin.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, []);
  const answer = (section: string) =>
    compose(sectionsOf(document.text).find(({ heading }) => heading === section) ?? null);
  const names = people?.map(({ name }) => name) ?? null;
  const actions = {
    reply: (thread: string, comment: string) => take(calls.reply(thread, comment)),
    resolve: (thread: string, isResolved: boolean) => take(calls.resolve(thread, isResolved)),
    remove: (comment: string) => take(calls.remove(comment)),
    withdraw: (thread: string) => take(calls.withdraw(thread)),
  };
  return (
    <div className="min-h-dvh pb-24">
      <header className="border-b border-line bg-surface">
        <div className="mx-auto flex max-w-[76rem] flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-4">
          <div className="grid min-w-0 gap-0.5">
            <h1 className="font-serif text-lg font-semibold wrap-anywhere">{title}</h1>
            <p className="text-sm text-soft">
              <Trans>You are reviewing as {you}.</Trans>
            </p>
            {/* One is the reviewer. */}
            <PeopleHere names={names?.length === 1 ? [] : names} />
          </div>
          <Segmented
            label={t({ message: 'View', context: 'noun' })}
            value={view}
            options={views}
            onChange={setView}
          />
        </div>
      </header>
      <div className="mx-auto grid max-w-[76rem] grid-cols-[minmax(0,1fr)] gap-6 px-4 py-6 min-[64rem]:grid-cols-[minmax(0,1fr)_22rem]">
        <main ref={text}>
          {view === 'text' ? (
            <DocumentText
              review={shown}
              selected={selected}
              onThread={select}
              onLine={can.comment ? compose : null}
            />
          ) : (
            <Pages pages={pages} label={t`${title}. Its words are under Text`} />
          )}
        </main>
        <aside ref={margin} aria-label={t`What reviewers say`} className="grid content-start gap-4">
          <p className="text-base text-soft">
            {can.comment
              ? can.suggest
                ? t`Select words in the text to comment or to suggest others.`
                : t`Select words in the text to comment.`
              : t`You can read this document. Comments are off.`}
          </p>
          <Questions review={review} onAnswer={answer} />
          {composing && (
            <div className="fixed inset-x-0 bottom-0 z-20 p-3 min-[64rem]:static min-[64rem]:p-0">
              <Composer
                {...composing}
                key={`${composing.isSuggesting} ${composing.anchor?.quote}`}
                people={review.people}
                onSend={(thread) => take(calls.start(thread))}
                onClose={() => setComposing(null)}
              />
            </div>
          )}
          {can.comment && (
            <Button onClick={() => compose(null)}>
              <Trans>Comment on the whole document</Trans>
            </Button>
          )}
          <ThreadList
            threads={review.threads}
            viewer="reviewer"
            people={[...review.people, you]}
            actions={actions}
            onShow={select}
            selected={selected}
            className="grid gap-3"
            lookOf={(isSelected) =>
              `rounded-panel border bg-surface p-4 ${isSelected ? 'border-accent' : 'border-line'}`
            }
          />
        </aside>
      </div>
      {words && view === 'text' && can.comment && !composing && (
        <div
          role="toolbar"
          aria-label={t`Selected words`}
          className="fixed inset-x-0 bottom-4 z-10 mx-auto flex w-fit gap-2 rounded-panel border border-line bg-surface p-2 shadow-float"
          // A press must not take away the selection that it is about.
          onPointerDown={(event) => event.preventDefault()}
        >
          <Button look="primary" onClick={() => compose(words)}>
            {t({ message: 'Comment', context: 'verb' })}
          </Button>
          {can.suggest && (
            <Button onClick={() => compose(words, true)}>
              <Trans>Suggest a change</Trans>
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function Pages({ pages, label }: { pages: readonly string[] | null; label: string }) {
  const pictures = useMemo(() => pages?.map((svg) => [{ svg, top: 0, height: sizeOf(svg).height }]), [pages]);
  return pictures ? <PageStack pages={pictures} label={label} /> : <Skeleton className="aspect-[17/22]" />;
}
