import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useObjectUrl } from '../../platform/use-object-url.ts';
import { Button } from '../../ui/button.tsx';
import { deleteRecording, recordingAt } from './recordings.ts';

interface RecordingPlayerProps {
  recordingKey: string;
  /** Has the recording transcribed again. */
  onWriteDown?: (recording: Blob) => void;
}

/** The recording of an answer on this device, to be played and deleted; nothing where there is none. */
export function RecordingPlayer({ recordingKey, onWriteDown }: RecordingPlayerProps) {
  const [recording, setRecording] = useState<Blob>();
  useEffect(() => {
    let isGone = false;
    void recordingAt(recordingKey).then((kept) => {
      if (!isGone) setRecording(kept);
    });
    return () => {
      isGone = true;
    };
  }, [recordingKey]);
  const address = useObjectUrl(recording);
  if (!recording || address === undefined) return null;
  return (
    <div className="flex flex-wrap items-center gap-3">
      {/* The words of a recording are the answer beside it. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- see above */}
      <audio controls src={address} aria-label={t`Your recording`} className="h-9 max-w-full" />
      <Button
        look="quiet"
        onClick={() => {
          setRecording(undefined);
          void deleteRecording(recordingKey);
        }}
      >
        <Trans>Delete recording</Trans>
      </Button>
      {onWriteDown && (
        <Button onClick={() => onWriteDown(recording)}>
          <Trans>Transcribe again</Trans>
        </Button>
      )}
    </div>
  );
}
