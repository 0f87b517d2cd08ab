import type { Contact, ContactCard, Interaction } from '@candor/contracts/network';
import { trashDays } from '@candor/domain/cv';
import { engagementOf, followUpStatusOf } from '@candor/domain/network';
import type { Context } from '../platform/context.ts';
import { dayFor } from '../platform/zoned-time.ts';
import { interactionsWith, type InteractionRow } from './interaction-store.ts';
import type { CardRow, ContactRow } from './store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What has been in the trash since before this is deleted for good. */
export const purgedBefore = (now: Date) => new Date(now.getTime() - trashDays * DAY_MS);

/** @param today the day that days are counted to */
export function cardOf(row: CardRow, today: string): ContactCard {
  const { trashedAt, lastContact } = row;
  const createdAt = row.createdAt.toISOString();
  const { score, lastInteractionDays } = engagementOf({ lastContact, createdAt }, today);
  return {
    id: row.id,
    version: row.version,
    name: row.name,
    company: row.company,
    position: row.position,
    email: row.email,
    phone: row.phone,
    linkedinUrl: row.linkedinUrl,
    connectionType: row.connectionType,
    lastContact,
    nextFollowUp: row.nextFollowUp,
    status: row.status,
    tags: row.tags,
    location: row.location,
    industry: row.industry,
    engagementScore: score,
    lastInteractionDays,
    followUpStatus: followUpStatusOf(row, today),
    purgeAt: trashedAt && new Date(trashedAt.getTime() + trashDays * DAY_MS).toISOString(),
    createdAt,
    updatedAt: row.updatedAt.toISOString(),
  };
}

export function interactionOf(row: InteractionRow): Interaction {
  const { id, contactId, interactionType, subject, content, outcome, interactionDate, createdAt } = row;
  return {
    id,
    contactId,
    interactionType,
    subject,
    content,
    outcome,
    interactionDate,
    createdAt: createdAt.toISOString(),
  };
}

/** A contact with all that belongs to it. */
export async function contactOf(
  { store, clock, owner }: Pick<Context, 'store' | 'clock' | 'owner'>,
  row: ContactRow,
): Promise<Contact> {
  return {
    ...cardOf(row, dayFor(owner.preferences, clock.now())),
    notes: row.notes,
    details: row.details,
    interactions: (await interactionsWith(store, row)).map(interactionOf),
  };
}
