import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Suspense, useId, useState, type ComponentProps } from 'react';
import { designLimits, type DesignPhoto } from '@candor/domain/cv';
import { lazyOverlay } from '../../ui/lazy-part.tsx';
import { useObjectUrl } from '../../platform/use-object-url.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { RangeField } from '../../ui/range-field.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import type { DesignControl } from './use-design.ts';

const PhotoCropper = lazyOverlay(async () => (await import('./photo-cropper.tsx')).PhotoCropper);

const shapes = [
  { value: 'portrait', label: t`Portrait` },
  { value: 'square', label: t`Square` },
  { value: 'rounded', label: t`Rounded` },
  { value: 'round', label: t`Round` },
] as const;
type Shape = DesignPhoto['shape'];

/** Width by height of each shape. */
const aspects: Record<Shape, number> = { portrait: 35 / 45, square: 1, rounded: 1, round: 1 };
const MOST_BYTES = 20 * 1024 * 1024;

/** Cuts a photo out of a chosen file. */
function FileCropper({ file, ...rest }: Omit<ComponentProps<typeof PhotoCropper>, 'url'> & { file: File }) {
  const url = useObjectUrl(file);
  return url !== undefined && <PhotoCropper url={url} {...rest} />;
}

/** A photo on the page: off unless the person wants one. */
export function PhotoControl({ design, change }: Pick<DesignControl, 'design' | 'change'>) {
  const id = useId();
  const { photo } = design;
  const [shape, setShape] = useState<Shape>(photo?.shape ?? 'portrait');
  const [chosen, setChosen] = useState<File | undefined>();
  const [error, setError] = useState('');
  const choose = (file: File | undefined) => {
    if (!file) return;
    const isPicture = /^image\/(jpeg|png|webp)$/.test(file.type);
    setError(
      isPicture && file.size <= MOST_BYTES
        ? ''
        : t`“${file.name}” can’t be used. Choose a JPEG, PNG or WebP file of up to 20 MB.`,
    );
    if (isPicture && file.size <= MOST_BYTES) setChosen(file);
  };
  const reshape = (next: Shape) => {
    setShape(next);
    // Another outline of the same cut needs no new cut.
    if (photo && aspects[next] === aspects[photo.shape]) change({ photo: { ...photo, shape: next } });
  };
  return (
    <>
      <p className="text-base text-soft">
        <Trans>
          Leave it out for jobs in the United States, Canada and the United Kingdom. Many employers in
          Germany, Austria and France still expect one.
        </Trans>
      </p>
      <Segmented label={t`Shape of the photo`} value={shape} options={shapes} onChange={reshape} />
      <div className="flex flex-wrap items-center gap-3">
        {photo && <img src={photo.dataUrl} alt={t`You`} className="h-20 w-auto rounded-control" />}
        <label htmlFor={id} className={buttonLook('plain')}>
          {photo ? t`Choose another photo` : t`Add a photo`}
        </label>
        <input
          id={id}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          className="sr-only"
          onChange={(event) => {
            choose(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        {photo && (
          <Button look="quiet" onClick={() => change({ photo: null })}>
            <Trans>Remove</Trans>
          </Button>
        )}
      </div>
      {photo && shape !== photo.shape && (
        <p role="status" className="text-sm text-soft">
          <Trans>This shape needs a new crop. Please choose the photo again.</Trans>
        </p>
      )}
      {error && (
        <p role="alert" className="text-sm text-danger">
          {error}
        </p>
      )}
      {photo && (
        <RangeField
          label={t`Width of the photo`}
          value={photo.widthMm}
          least={designLimits.photoMm.least}
          greatest={designLimits.photoMm.greatest}
          step={1}
          words={t`${photo.widthMm} mm`}
          onChange={(widthMm) => change({ photo: { ...photo, widthMm } })}
        />
      )}
      {chosen && (
        <Suspense>
          <FileCropper
            file={chosen}
            aspect={aspects[shape]}
            isRound={shape === 'round'}
            onCropped={(dataUrl) => {
              change({ photo: { dataUrl, shape, widthMm: photo?.widthMm ?? 30 } });
              setChosen(undefined);
            }}
            onClose={() => setChosen(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
