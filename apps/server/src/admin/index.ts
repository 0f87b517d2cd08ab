export { recordAudit } from './audit-log.ts';
export { admin } from './capability.ts';
