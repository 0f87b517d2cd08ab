export {
  defaultPreferences,
  paperChoices,
  preferencesChangeSchema,
  preferencesFrom,
  preferencesSchema,
  themes,
  type PaperChoice,
  type Preferences,
  type ThemeChoice,
} from './preferences.ts';
export { modelSeconds } from './model-seconds.ts';
export { readerLanguage } from './reader-language.ts';
