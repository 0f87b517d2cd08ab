import * as endpoints from '@candor/contracts/metrics';
import { answers } from '../platform/bind.ts';
import { defineCapability, impersonalTable } from '../platform/capability.ts';
import { keepFigures } from './figure-recorder.ts';
import { lastDay } from './last-day.ts';
import { serverFigures } from './schema.ts';
import { serveMetrics } from './serve-metrics.ts';

/**
 * Figures for whoever watches the server: of the last day for administrators, and in Prometheus' form where the configuration names a
 * token or a port for them.
 */
export const metrics = defineCapability({
  name: 'metrics',
  bindings: [answers(endpoints.lastDay, lastDay)],
  tables: [impersonalTable(serverFigures)],
  pages: serveMetrics,
  warm: keepFigures,
});
