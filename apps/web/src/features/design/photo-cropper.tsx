import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { RangeField } from '../../ui/range-field.tsx';
import { cropPhoto, type Area } from './crop-photo.ts';

interface PhotoCropperProps {
  /** Address of the chosen picture. */
  url: string;
  /** Width by height. */
  aspect: number;
  isRound: boolean;
  onCropped: (dataUrl: string) => void;
  onClose: () => void;
}

/** Cuts a photo to the shape it has on the page: by dragging, pinching or the arrow keys. */
export function PhotoCropper({ url, aspect, isRound, onCropped, onClose }: PhotoCropperProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area | null>(null);
  const [error, setError] = useState('');
  const use = async () => {
    if (!area) return;
    const dataUrl = await cropPhoto(url, area).catch(() => null);
    if (dataUrl) onCropped(dataUrl);
    else setError(t`This picture can’t be opened. Please choose a JPEG or PNG file.`);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t`Crop your photo`}
      description={t`Drag the picture, or use the arrow keys, until your face is in the frame.`}
    >
      <div className="relative h-72 overflow-hidden rounded-control bg-canvas">
        <Cropper
          image={url}
          crop={crop}
          zoom={zoom}
          aspect={aspect}
          cropShape={isRound ? 'round' : 'rect'}
          showGrid={false}
          disableAutomaticStylesInjection
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_part, pixels) => setArea(pixels)}
          cropperProps={{ role: 'application', 'aria-label': t`Frame of the photo` }}
        />
      </div>
      <RangeField
        label={t`Zoom`}
        value={zoom}
        least={1}
        greatest={3}
        step={0.05}
        words={`${Math.round(zoom * 100)} %`}
        onChange={setZoom}
      />
      {error && (
        <p role="alert" className="text-sm text-danger">
          {error}
        </p>
      )}
      <div className="flex justify-end gap-2">
        <Button look="quiet" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button look="primary" onClick={() => void use()} disabled={!area}>
          <Trans>Use photo</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
