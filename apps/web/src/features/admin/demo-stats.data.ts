import type { AdminStats } from '@candor/contracts/admin';

/** Shown, and marked as demo, where the figures of this installation cannot be loaded. Made up. */
export const demoStats: AdminStats = {
  totalUsers: 1_250,
  totalCvs: 3_480,
  activeUsers: 1_190,
  systemHealth: 'healthy',
  storageUsed: 2_400_000_000,
  apiCalls: 45_600,
  subscriptionStats: { free: 980, premium: 210, professional: 60 },
  brandFreeCvs: 640,
  activeSubscribers: 270,
  revenue: [{ currency: 'usd', paid: 303_000 }],
  health: [],
  days: [],
};
