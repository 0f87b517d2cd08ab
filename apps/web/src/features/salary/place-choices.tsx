import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/button.tsx';

interface PlaceChoicesProps {
  places: readonly string[];
  onPlace: (place: string) => void;
}

/** Places of the same name elsewhere, for whoever meant one of them. */
export function PlaceChoices({ places, onPlace }: PlaceChoicesProps) {
  if (places.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p className="text-soft">
        <Trans>Did you mean another place?</Trans>
      </p>
      {places.map((place) => (
        <Button key={place} onClick={() => onPlace(place)} className="whitespace-normal">
          {place}
        </Button>
      ))}
    </div>
  );
}
