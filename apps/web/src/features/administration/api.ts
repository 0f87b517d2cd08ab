import type * as admin from '@candor/contracts/admin';
import { route } from '../../platform/route.ts';

export const listUsers = route<typeof admin.listUsers>('GET', '/api/admin/users');
export const changeUser = route<typeof admin.changeUser>('PUT', '/api/admin/users/:id');
export const changeUsers = route<typeof admin.changeUsers>('POST', '/api/admin/users/bulk');
export const exportUsers = route<typeof admin.exportUsers>('GET', '/api/admin/export');
export const adminStats = route<typeof admin.adminStats>('GET', '/api/admin/stats');
export const adminActs = route<typeof admin.adminActs>('GET', '/api/admin/acts');
export const getSite = route<typeof admin.getSite>('GET', '/api/site');
export const saveSite = route<typeof admin.saveSite>('PUT', '/api/admin/site');
