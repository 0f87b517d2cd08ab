import { Trans } from '@lingui/react/macro';

interface FieldOfferProps {
  /** Why it is offered: "All capitals." */
  reason: string;
  /** The words that the field would hold. */
  words: string;
  onAccept: () => void;
}

/** Other words for a field, in the place of its hint; taken with one press. */
export function FieldOffer({ reason, words, onAccept }: FieldOfferProps) {
  return (
    <>
      {reason}{' '}
      <button
        type="button"
        onClick={onAccept}
        className="rounded-control text-start text-accent underline underline-offset-4 [overflow-wrap:anywhere]"
      >
        <Trans>Use “{words}”</Trans>
      </button>
    </>
  );
}
