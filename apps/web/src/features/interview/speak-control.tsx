import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Mic, Square } from 'lucide-react';
import { useState } from 'react';
import type { InterviewLanguage } from '@candor/domain/interview';
import { Button } from '../../ui/button.tsx';
import { transcribing } from './api/transcribe.ts';
import { RecordingPlayer } from './recording-player.tsx';
import { canListen } from './speech-recognition.ts';
import { useSpeaking } from './use-speaking.ts';

interface SpeakControlProps {
  /** In which is spoken. */
  language: InterviewLanguage;
  recordingKey: string;
  isDisabled: boolean;
  onWords: (words: string) => void;
}

/** Answers by voice: the words are added to the answer, the recording stays on this device. */
export function SpeakControl({ language, recordingKey, isDisabled, onWords }: SpeakControlProps) {
  const { data: isTranscribing = false } = useQuery(transcribing);
  const [recorded, setRecorded] = useState(0);
  const { speaking, interim, start, stop, writeDown } = useSpeaking({
    language,
    recordingKey,
    isTranscribing,
    onWords,
    onRecorded: () => setRecorded((count) => count + 1),
  });
  const isRecording = speaking.kind === 'recording';
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          onClick={isRecording ? stop : start}
          disabled={isDisabled && !isRecording}
          busyLabel={speaking.kind === 'writing' ? t`Transcribing...` : undefined}
          icon={isRecording ? <Square size={16} aria-hidden="true" /> : <Mic size={16} aria-hidden="true" />}
        >
          {isRecording ? t`Stop recording` : t`Answer by voice`}
        </Button>
        <p role="status" className="text-sm text-soft">
          {isRecording && t`Recording. Speak as you would in the interview.`}
          {speaking.kind === 'asking' && t`Allow the microphone when your browser asks.`}
        </p>
      </div>
      {interim !== '' && <p className="text-base text-soft italic">{interim}</p>}
      {speaking.kind === 'problem' && (
        <p role="alert" className="text-sm text-danger">
          {speaking.sentence}
        </p>
      )}
      <RecordingPlayer
        key={`${recordingKey}-${recorded}`}
        recordingKey={recordingKey}
        {...(isTranscribing && speaking.kind === 'problem' && { onWriteDown: writeDown })}
      />
      <p className="text-sm text-soft">{privacyNote(isTranscribing)}</p>
    </div>
  );
}

function privacyNote(isTranscribing: boolean): string {
  if (canListen())
    return t`Your browser turns what you say into text; some browsers send the audio to their maker for that. Recordings stay on this device until you delete them or sign out.`;
  return isTranscribing
    ? t`Your recording is sent to be transcribed and isn’t stored. Recordings stay on this device until you delete them or sign out.`
    : t`Recordings stay on this device until you delete them or sign out.`;
}
