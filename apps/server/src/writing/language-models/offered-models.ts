import { say } from '@candor/domain/say';

/**
 * Open models that Ollama has, in three sizes. `memory` is what one takes while it writes: its file and the text before it. The
 * names were looked up in Ollama's library on `checkedOn`; bytes are estimates, rounded up.
 */
export const offeredModels = {
  /** When the names were looked up. */
  checkedOn: '2026-11-29',
  source: 'https://ollama.com/library',
  models: [
    {
      name: 'gemma3:4b',
      get title() {
        return say`Small`;
      },
      get about() {
        return say`For most laptops. Words short CVs; longer letters may need a second try.`;
      },
      downloadBytes: 3_300_000_000,
      memoryBytes: 6_000_000_000,
    },
    {
      name: 'gemma4:e4b',
      get title() {
        return say`Medium`;
      },
      get about() {
        return say`Words CVs and letters well, in many languages.`;
      },
      downloadBytes: 9_600_000_000,
      memoryBytes: 13_000_000_000,
    },
    {
      name: 'gemma4:26b',
      get title() {
        return say`Large`;
      },
      get about() {
        return say`The best words, where the machine has the memory for it.`;
      },
      downloadBytes: 18_000_000_000,
      memoryBytes: 24_000_000_000,
    },
  ],
} as const;
