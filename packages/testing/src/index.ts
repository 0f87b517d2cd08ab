export { startCandor, type CandorServer, type CandorServerOptions } from './candor-server.ts';
export { aDocument, documents } from './documents.ts';
export { aDraft, aRequest } from './drafts.ts';
export { requests } from './requests.ts';
export {
  begin,
  finish,
  say,
  scriptedModel,
  writes,
  type Script,
  type ScriptedModel,
} from './scripted-model.ts';
