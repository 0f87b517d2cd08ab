export { mcp } from './capability.ts';
