export { WritingAssistant } from './writing-assistant.tsx';
