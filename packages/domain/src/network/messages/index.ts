export { messageForms, messageKinds, type MessageField, type MessageKind } from './message-kinds.ts';
export {
  calledBy,
  missingFields,
  signed,
  writeMessage,
  type Message,
  type MessageAsked,
} from './write-message.ts';
