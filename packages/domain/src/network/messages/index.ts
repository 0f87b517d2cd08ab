export { messageForms, messageKinds, type MessageField, type MessageKind } from './message-kinds.ts';
export { missingFields, writeMessage, type Message } from './write-message.ts';
