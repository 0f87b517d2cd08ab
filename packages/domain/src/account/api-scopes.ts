import { say } from '../say/index.ts';

/** What an API key may be given leave to do, as a person reads it. An endpoint names the one that opens it. */
export const apiScopes = {
  'documents:read': say`Read, check and download your CVs, letters and profile`,
  'documents:write': say`Create and change your CVs, letters and profile`,
  'adverts:save': say`Save job ads`,
  'applications:read': say`Read your applications`,
  'applications:write': say`Create and change your applications`,
  'network:read': say`Read your contacts`,
  'network:write': say`Add and change your contacts`,
  'interviews:read': say`Read your practice interviews and your story bank`,
  'interviews:write': say`Add and change practice interviews and stories`,
  'roadmaps:read': say`Read your roadmaps`,
  'roadmaps:write': say`Mark steps of your roadmaps`,
  'assistant:act': say`Let an AI assistant create, rename, label and move things at once`,
} as const;
export type ApiScope = keyof typeof apiScopes;

/** What no endpoint asks for, but an assistant's tool beside the scope of what it does, where it changes things at once. */
export const actScope = 'assistant:act' satisfies ApiScope;

/** How many days an API key may be made to work. */
export const apiKeyDays = [7, 30, 90, 365] as const;
