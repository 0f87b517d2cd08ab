import { defineCapability } from '../platform/capability.ts';
import { serveMetrics } from './serve-metrics.ts';

/** Figures for whoever watches the server; off unless the configuration names a token or a port for them. */
export const metrics = defineCapability({ name: 'metrics', pages: serveMetrics });
