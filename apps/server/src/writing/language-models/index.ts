export { createLanguageModels, type LanguageModels } from './language-models.ts';
export { languageModelBindings } from './routes.ts';
