import * as account from './account.ts';
import * as billing from './billing.ts';
import * as cv from './cv.ts';
import * as cvProposal from './cv-proposal.ts';
import * as cvLibrary from './cv-library.ts';
import * as cvVersions from './cv-versions.ts';
import * as documents from './documents.ts';
import type { Endpoint } from './endpoint.ts';
import * as events from './events.ts';
import * as importing from './importing.ts';
import * as languageModels from './language-models.ts';
import * as letterDrafts from './letter-drafts.ts';
import * as letterProposal from './letter-proposal.ts';
import * as letterLibrary from './letter-library.ts';
import * as letterVersions from './letter-versions.ts';
import * as letters from './letters.ts';
import * as occupations from './occupations.ts';
import * as profileCv from './profile-cv.ts';
import * as salary from './salary.ts';
import * as writing from './writing.ts';

function endpointsOf(capability: Record<string, unknown>): [string, Endpoint][] {
  return Object.entries(capability).filter(
    (entry): entry is [string, Endpoint] =>
      typeof entry[1] === 'object' && entry[1] !== null && 'method' in entry[1],
  );
}

/** Every endpoint of the product by its name, for the API page and the table test. */
export const allEndpoints: Record<string, Endpoint> = Object.fromEntries(
  [
    account,
    billing,
    cv,
    cvProposal,
    cvLibrary,
    cvVersions,
    profileCv,
    documents,
    importing,
    events,
    letters,
    letterDrafts,
    letterProposal,
    letterLibrary,
    letterVersions,
    occupations,
    salary,
    writing,
    languageModels,
  ].flatMap(endpointsOf),
);
