// Parts of tests that run as processes and sockets of their own: for Node, not for the pure packages.
export { startCandor, type CandorServer, type CandorServerOptions } from './candor-server.ts';
export { newDataFolder, startNewCandor } from './new-store.ts';
export { freePort } from './free-port.ts';
export { localProvider, type LocalProvider } from './local-provider.ts';
export { localLists } from './local-lists.ts';
export {
  answersJson,
  begin,
  callsTools,
  finish,
  isDown,
  say,
  scriptedModel,
  toolAnswersIn,
  writes,
  type Script,
  type ScriptedModel,
  type ToolUse,
} from './scripted-model.ts';
export { selfSigned } from './self-signed.data.ts';
export { scriptedSource, type ScriptedSource, type SourceScript } from './scripted-source.ts';
