import * as endpoints from '@candor/contracts/admin';
import * as invitations from '@candor/contracts/invitations';
import { answers } from '../platform/bind.ts';
import { defineCapability, type Capability } from '../platform/capability.ts';
import { listAudit } from './audit-log.ts';
import { change, changeMany, removeOne } from './change-user.ts';
import { countCalls, keepCounting } from './count-calls.ts';
import { exportUsers } from './export-users.ts';
import { invite, listInvitations, withdraw } from './invitations.ts';
import { listUsers } from './list-users.ts';
import { adminAuditLog, callCounts } from './schema.ts';
import { readSite, writeSite } from './site.ts';
import { stats } from './stats.ts';

/** What administrators see and do. @param everything all capabilities, whose data go with a deleted account */
export function admin(everything: () => readonly Capability[]): Capability {
  return defineCapability({
    name: 'admin',
    bindings: [
      answers(endpoints.listUsers, listUsers),
      answers(endpoints.changeUser, change),
      answers(endpoints.removeUser, (call) => removeOne(everything(), call)),
      answers(endpoints.changeUsers, (call) => changeMany(everything(), call)),
      answers(endpoints.exportUsers, exportUsers),
      answers(endpoints.adminStats, stats),
      answers(endpoints.adminActs, listAudit),
      answers(invitations.listInvitations, listInvitations),
      answers(invitations.invite, invite),
      answers(invitations.withdrawInvitation, withdraw),
      answers(endpoints.getSite, readSite),
      answers(endpoints.saveSite, writeSite),
    ],
    tables: [
      // Who did it and to whom is forgotten with their accounts.
      { table: adminAuditLog, ownerColumn: null },
      { table: callCounts, ownerColumn: null },
    ],
    warm: keepCounting,
    stop: countCalls,
  });
}
