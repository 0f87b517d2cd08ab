import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import type { InterviewLanguage } from '@candor/domain/interview';
import { sentenceOf } from '../../platform/call-error.ts';
import { transcribe } from './api/transcribe.ts';
import { keepRecording } from './recordings.ts';
import { listen, type Listening } from './speech-recognition.ts';

export type Speaking =
  | { kind: 'idle' }
  /** The browser asks whether the microphone may be used. */
  | { kind: 'asking' }
  | { kind: 'recording' }
  /** The server writes the recording down. */
  | { kind: 'writing' }
  | { kind: 'problem'; sentence: string };

interface SpeakingOptions {
  /** In which is spoken. */
  language: InterviewLanguage;
  /** The key of the recording on this device. */
  recordingKey: string;
  /** Whether the server writes recordings down. */
  isTranscribing: boolean;
  /** Words to be added to the answer. */
  onWords: (words: string) => void;
  onRecorded: () => void;
}

interface Recording {
  recorder: MediaRecorder;
  listening: Listening | null;
}

/** Why the microphone cannot be used, in a sentence. */
function microphoneProblem(error: unknown): string {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError')
    return t`Candor isn’t allowed to use your microphone. Allow it in your browser’s settings for this site, or type your answer.`;
  if (name === 'NotFoundError') return t`No microphone was found. Connect one, or type your answer.`;
  return t`The microphone couldn’t be started. Another app may be using it. Type your answer instead.`;
}

/** Records an answer, and has it written down: by the browser, else by the server where it can. */
export function useSpeaking(options: SpeakingOptions) {
  const { language, recordingKey, isTranscribing, onWords, onRecorded } = options;
  const [speaking, setSpeaking] = useState<Speaking>({ kind: 'idle' });
  const [interim, setInterim] = useState('');
  const recording = useRef<Recording | null>(null);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    leaving.current = new AbortController();
    return () => {
      leaving.current.abort();
      end(recording.current);
    };
  }, []);

  async function writeDown(blob: Blob) {
    const { signal } = leaving.current;
    setSpeaking({ kind: 'writing' });
    try {
      const words = await transcribe(blob, language, signal);
      setSpeaking(
        words === ''
          ? {
              kind: 'problem',
              sentence: t`We couldn’t hear any words in this recording. Record again, or type your answer.`,
            }
          : { kind: 'idle' },
      );
      if (words !== '') onWords(words);
    } catch (error) {
      if (signal.aborted) return;
      const lost = t`Your recording couldn’t be sent. It’s still on this device.`;
      setSpeaking({ kind: 'problem', sentence: sentenceOf(error, lost) });
    }
  }

  async function keep(blob: Blob, hasHeard: boolean, isGone: boolean) {
    // Stopped before the microphone gave anything: an earlier recording stays, and no empty one is sent.
    if (blob.size === 0) {
      const sentence = t`Nothing was recorded. Record again, or type your answer.`;
      setSpeaking(hasHeard ? { kind: 'idle' } : { kind: 'problem', sentence });
      return;
    }
    await keepRecording(recordingKey, blob);
    onRecorded();
    if (leaving.current.signal.aborted) return;
    if (!hasHeard && isTranscribing) await writeDown(blob);
    else if (isGone)
      setSpeaking({
        kind: 'problem',
        sentence: t`The microphone was disconnected. What you said until then is kept.`,
      });
    else if (!hasHeard)
      setSpeaking({
        kind: 'problem',
        sentence: t`Your browser couldn’t transcribe this. Play the recording and type your answer.`,
      });
    else setSpeaking({ kind: 'idle' });
  }

  async function start() {
    if (!('mediaDevices' in navigator) || typeof MediaRecorder === 'undefined') {
      setSpeaking({
        kind: 'problem',
        sentence: t`This browser can’t record sound. Type your answer instead.`,
      });
      return;
    }
    setSpeaking({ kind: 'asking' });
    let stream: MediaStream;
    try {
      stream = await navigator.mediaDevices.getUserMedia({ audio: true });
    } catch (error) {
      setSpeaking({ kind: 'problem', sentence: microphoneProblem(error) });
      return;
    }
    if (leaving.current.signal.aborted) {
      stopTracks(stream);
      return;
    }
    const recorder = new MediaRecorder(stream);
    const chunks: Blob[] = [];
    let isGone = false;
    recorder.addEventListener('dataavailable', ({ data }) => chunks.push(data));
    recorder.addEventListener('stop', () => {
      const hasHeard = recording.current?.listening?.stop() ?? false;
      recording.current = null;
      stopTracks(stream);
      void keep(new Blob(chunks, { type: recorder.mimeType }), hasHeard, isGone);
    });
    for (const track of stream.getTracks())
      track.addEventListener('ended', () => {
        isGone = true;
        end(recording.current);
      });
    recorder.start(1_000);
    recording.current = {
      recorder,
      listening: listen({ language, onFinal: onWords, onInterim: setInterim }),
    };
    setSpeaking({ kind: 'recording' });
  }

  return {
    speaking,
    interim,
    start: () => void start(),
    stop: () => end(recording.current),
    writeDown: (blob: Blob) => void writeDown(blob),
  };
}

function end(recording: Recording | null): void {
  if (recording && recording.recorder.state !== 'inactive') recording.recorder.stop();
}

function stopTracks(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
