import * as account from './account.ts';
import * as admin from './admin.ts';
import * as agenda from './agenda.ts';
import * as apiKeys from './api-keys.ts';
import * as applicationFiles from './application-files.ts';
import * as applicationParts from './application-parts.ts';
import * as applications from './applications.ts';
import * as billing from './billing.ts';
import * as career from './career.ts';
import * as collaboration from './collaboration.ts';
import * as connections from './connections.ts';
import * as conversations from './conversations.ts';
import * as cv from './cv.ts';
import * as cvEndpoints from './cv-endpoints.ts';
import * as documents from './documents.ts';
import * as emailChange from './email-change.ts';
import type { Endpoint } from './endpoint.ts';
import * as events from './events.ts';
import * as importing from './importing.ts';
import * as interview from './interview.ts';
import * as jobs from './jobs.ts';
import * as jobSources from './job-sources.ts';
import * as languageModels from './language-models.ts';
import * as letterEndpoints from './letter-endpoints.ts';
import * as letters from './letters.ts';
import * as metrics from './metrics.ts';
import * as notifications from './notifications.ts';
import * as network from './network.ts';
import * as occupations from './occupations.ts';
import * as oidc from './oidc.ts';
import * as optimizer from './optimizer.ts';
import * as passkeys from './passkeys.ts';
import * as ownModel from './own-model.ts';
import * as personalData from './personal-data.ts';
import * as profileCv from './profile-cv.ts';
import * as publishing from './publishing.ts';
import * as push from './push.ts';
import * as review from './review.ts';
import * as salary from './salary.ts';
import * as security from './security.ts';
import * as signInMethods from './sign-in-methods.ts';
import * as webhooks from './webhooks.ts';
import * as writing from './writing.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isEndpoint = (value: unknown): value is Endpoint => isRecord(value) && 'method' in value;

/** The endpoints of a module, those of a kind of document among them: `cvEndpoints.copy`. */
function endpointsOf(module: Record<string, unknown>): [string, Endpoint][] {
  return Object.entries(module).flatMap(([name, value]): [string, Endpoint][] => {
    if (isEndpoint(value)) return [[name, value]];
    if (!name.endsWith('Endpoints') || !isRecord(value)) return [];
    return Object.entries(value).flatMap(([each, one]): [string, Endpoint][] =>
      isEndpoint(one) ? [[`${name}.${each}`, one]] : [],
    );
  });
}

const named = new Map(
  [
    account,
    admin,
    agenda,
    personalData,
    emailChange,
    security,
    apiKeys,
    signInMethods,
    passkeys,
    oidc,
    billing,
    applications,
    applicationParts,
    applicationFiles,
    career,
    cv,
    cvEndpoints,
    profileCv,
    documents,
    importing,
    interview,
    jobs,
    events,
    letters,
    letterEndpoints,
    metrics,
    notifications,
    network,
    occupations,
    jobSources,
    optimizer,
    publishing,
    push,
    collaboration,
    connections,
    conversations,
    webhooks,
    review,
    salary,
    writing,
    languageModels,
    ownModel,
  ]
    .flatMap(endpointsOf)
    // One that a table of its kind names too is one endpoint.
    .map(([name, one]): [Endpoint, string] => [one, name]),
);

/** Every endpoint of the product by its name, for the API page and the table test. */
export const allEndpoints: Record<string, Endpoint> = Object.fromEntries(
  [...named].map(([one, name]) => [name, one]),
);
