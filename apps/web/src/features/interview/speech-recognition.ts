import type { InterviewLanguage } from '@candor/domain/interview';

/** As much of the Web Speech API as is used here; TypeScript's library does not know it. */
interface RecognitionResult {
  isFinal: boolean;
  0: { transcript: string };
}
interface RecognitionEvents {
  result: { resultIndex: number; results: ArrayLike<RecognitionResult> };
  error: { error: string };
  end: object;
}
interface Recognition {
  continuous: boolean;
  interimResults: boolean;
  lang: string;
  addEventListener<Name extends keyof RecognitionEvents>(
    name: Name,
    listener: (event: RecognitionEvents[Name]) => void,
  ): void;
  start(): void;
  stop(): void;
}
type RecognitionClass = new () => Recognition;

/** Transcribes speech; `stop` returns whether it heard anything. */
export interface Listening {
  stop: () => boolean;
}

interface Hearing {
  language: InterviewLanguage;
  onFinal: (words: string) => void;
  /** Its interim result for the words that are still being spoken. */
  onInterim: (words: string) => void;
}

const recognitionClass = (): RecognitionClass | undefined => {
  const { SpeechRecognition, webkitSpeechRecognition } = window as Window & {
    SpeechRecognition?: RecognitionClass;
    webkitSpeechRecognition?: RecognitionClass;
  };
  return SpeechRecognition ?? webkitSpeechRecognition;
};

/** Whether the browser can transcribe speech. */
export const canListen = (): boolean => recognitionClass() !== undefined;

/** "fr-CA" where the browser asks for it, else as it is spoken by most: "fr-FR". */
function spokenTag(language: InterviewLanguage): string {
  const asked = navigator.languages.find((tag) => tag.startsWith(`${language}-`));
  return asked ?? `${language}-${new Intl.Locale(language).maximize().region ?? ''}`;
}

/** Begins to listen by the browser's own speech recognition; null where it has none. */
export function listen({ language, onFinal, onInterim }: Hearing): Listening | null {
  const Recognition = recognitionClass();
  if (!Recognition) return null;
  const recognition = new Recognition();
  recognition.continuous = true;
  recognition.interimResults = true;
  recognition.lang = spokenTag(language);
  let isOver = false;
  let hasHeard = false;
  recognition.addEventListener('result', ({ resultIndex, results }) => {
    const fresh = Array.from(results).slice(resultIndex);
    const final = fresh.filter(({ isFinal }) => isFinal).map((one) => one[0].transcript);
    if (final.length > 0) {
      hasHeard = true;
      onFinal(final.join(' ').trim());
    }
    onInterim(
      fresh
        .filter(({ isFinal }) => !isFinal)
        .map((one) => one[0].transcript)
        .join(' '),
    );
  });
  recognition.addEventListener('error', ({ error }) => {
    // Silence ends a stretch of listening, not the answer.
    if (error !== 'no-speech') isOver = true;
  });
  recognition.addEventListener('end', () => {
    if (!isOver) begin();
  });
  const begin = () => {
    try {
      recognition.start();
    } catch {
      isOver = true;
    }
  };
  begin();
  return {
    stop: () => {
      isOver = true;
      recognition.stop();
      onInterim('');
      return hasHeard;
    },
  };
}
