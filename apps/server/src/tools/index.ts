export { actingTools, knownTools } from './acting-tools.ts';
export { allTools } from './all-tools.ts';
export { endpointCalls, type EndpointCalls, type FileCalls } from './endpoint-calls.ts';
export { refusalWords, runTool, scopesOf } from './run-tool.ts';
export type { Tool } from './tool.ts';
export { wholeDocument } from './whole-document.ts';
