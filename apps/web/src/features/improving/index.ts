export { FieldChecks } from './field-checks.tsx';
export { WritingAssistant } from './writing-assistant.tsx';
