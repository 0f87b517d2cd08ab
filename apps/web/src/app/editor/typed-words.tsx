import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/button.tsx';

interface TypedWordsProps {
  words: string;
  onRestore: () => void;
}

/** What the person typed where a line says it in other words, and the way back to it. */
export function TypedWords({ words, onRestore }: TypedWordsProps) {
  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-base">
        <Trans>
          <span className="text-soft">You typed:</span> “{words}”
        </Trans>
      </p>
      <Button onClick={onRestore}>
        <Trans>Put it back</Trans>
      </Button>
    </div>
  );
}
