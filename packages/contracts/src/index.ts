import * as account from './account.ts';
import * as billing from './billing.ts';
import * as career from './career.ts';
import * as cv from './cv.ts';
import * as cvLibrary from './cv-library.ts';
import * as documents from './documents.ts';
import * as emailChange from './email-change.ts';
import type { Endpoint } from './endpoint.ts';
import * as events from './events.ts';
import * as importing from './importing.ts';
import * as languageModels from './language-models.ts';
import * as letterLibrary from './letter-library.ts';
import * as letters from './letters.ts';
import * as occupations from './occupations.ts';
import * as optimizer from './optimizer.ts';
import * as profileCv from './profile-cv.ts';
import * as salary from './salary.ts';
import * as security from './security.ts';
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
    emailChange,
    security,
    billing,
    career,
    cv,
    cvLibrary,
    profileCv,
    documents,
    importing,
    events,
    letters,
    letterLibrary,
    occupations,
    optimizer,
    salary,
    writing,
    languageModels,
  ]
    .flatMap(endpointsOf)
    // One that a table of its kind names too is one endpoint.
    .map(([name, one]): [Endpoint, string] => [one, name]),
);

/** Every endpoint of the product by its name, for the API page and the table test. */
export const allEndpoints: Record<string, Endpoint> = Object.fromEntries(
  [...named].map(([one, name]) => [name, one]),
);
