import { z } from 'zod';
import {
  cadencesSchema,
  companyKey,
  contactFields,
  fieldChangeSchema,
  interactionFields,
} from '@candor/domain/network';
import { dayWithoutTime } from '@candor/domain/text';
import { accepting, incomingVersion } from '../platform/accept-row.ts';

/*
 * What may come in from an export. A file of somebody's is read like any other input.
 */

const contactRow = z.object(contactFields.shape).extend({
  version: incomingVersion,
  name: contactFields.shape.name.refine((name) => name !== ''),
});
const interactionRow = z
  .object(interactionFields.shape)
  .extend({ interactionDate: dayWithoutTime, effect: fieldChangeSchema.nullable() });
const cadencesRow = z.object({ cadences: cadencesSchema });

/** What it says of a merge speaks of rows that have other ids now. */
export const acceptContact = accepting(contactRow, ({ company }) => ({
  companyKey: companyKey(company),
  requestKey: null,
  merged: null,
}));
export const acceptInteraction = accepting(interactionRow);
export const acceptCadences = accepting(cadencesRow);
