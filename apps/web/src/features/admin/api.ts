import type * as admin from '@candor/contracts/admin';
import type * as metrics from '@candor/contracts/metrics';
import type * as sources from '@candor/contracts/job-sources';
import type * as invitations from '@candor/contracts/invitations';
import { route } from '../../platform/route.ts';

export const listUsers = route<typeof admin.listUsers>('GET', '/api/admin/users');
export const changeUser = route<typeof admin.changeUser>('PUT', '/api/admin/users/:id');
export const changeUsers = route<typeof admin.changeUsers>('POST', '/api/admin/users/bulk');
export const exportUsers = route<typeof admin.exportUsers>('GET', '/api/admin/export');
export const adminStats = route<typeof admin.adminStats>('GET', '/api/admin/stats');
export const lastDay = route<typeof metrics.lastDay>('GET', '/api/admin/last-day');
export const adminActs = route<typeof admin.adminActs>('GET', '/api/admin/acts');
export const getSite = route<typeof admin.getSite>('GET', '/api/site');
export const saveSite = route<typeof admin.saveSite>('PUT', '/api/admin/site');
export const listInvitations = route<typeof invitations.listInvitations>('GET', '/api/admin/invitations');
export const invite = route<typeof invitations.invite>('POST', '/api/admin/invitations');
export const withdrawInvitation = route<typeof invitations.withdrawInvitation>(
  'DELETE',
  '/api/admin/invitations/:id',
);
export const listJobSources = route<typeof sources.listJobSources>('GET', '/api/admin/job-sources');
export const switchJobSource = route<typeof sources.switchJobSource>('PUT', '/api/admin/job-sources');
