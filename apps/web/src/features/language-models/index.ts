export { LanguageModelPanel } from './language-model-panel.tsx';
