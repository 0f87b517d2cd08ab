export { events } from './capability.ts';
export { recordPlaced, recordPurged, recordSaved } from './record-document.ts';
