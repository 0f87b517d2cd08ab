import { t } from '@lingui/core/macro';
import { markKey, type Mark } from '@candor/domain/marks';
import { answered, type FactsReport } from '@candor/domain/writing';
import { toast } from '../../ui/toast.ts';

interface MarksOptions<Document> {
  /** What is written, as it is now. */
  now: () => { document: Document; facts: FactsReport } | null;
  open: (facts: FactsReport, document: Document) => Mark[];
  take: (document: Document, mark: Mark, replacement: string) => Document | null;
  /** Puts the changed document onto the page, as one step, and into the form what it holds of the mark's words. */
  put: (document: Document, facts: FactsReport, taken: { mark: Mark; replacement: string }) => void;
  /** Puts a changed report onto the screen; the words stay. */
  remember: (facts: FactsReport) => void;
  /** Tells the server. */
  settle: (keys: string[], isSettled: boolean) => Promise<unknown>;
}

/** What can be done with the marks of a written document. What is settled does not come back for the same words. */
export function marksOf<Document>({ now, open, take, put, remember, settle }: MarksOptions<Document>) {
  const record = (key: string, isSettled: boolean) => {
    // Where the server is away the mark is there again after a reload.
    settle([key], isSettled).catch(() => undefined);
  };
  const withKey = (facts: FactsReport, key: string) => ({ ...facts, settled: [...facts.settled, key] });
  const onTake = (mark: Mark, replacement: string) => {
    const written = now();
    const changed = written && take(written.document, mark, replacement);
    if (!written || !changed) return false;
    const key = markKey(mark);
    put(changed, withKey(written.facts, key), { mark, replacement });
    record(key, true);
    return true;
  };
  return {
    marks: (): Mark[] => {
      const written = now();
      return written ? open(written.facts, written.document) : [];
    },
    onTake,
    onAnswer: (mark: Mark, answer: string) => onTake(mark, answered(mark, answer)),
    onDismiss: (mark: Mark) => {
      const written = now();
      if (!written) return;
      const key = markKey(mark);
      remember(withKey(written.facts, key));
      record(key, true);
      toast(t`Left as it is`, undefined, {
        label: t`Undo`,
        run: () => {
          const later = now();
          if (later) remember({ ...later.facts, settled: later.facts.settled.filter((one) => one !== key) });
          record(key, false);
        },
      });
    },
  };
}
