/** What a slow machine multiplies every limit by: `TEST_PATIENCE=3 npm test`. */
const factor = Number(process.env['TEST_PATIENCE'] ?? 1);

/** How long a test may take before it counts as hanging, in milliseconds. `docs/testing.md` says which it is of. */
const normalMs = { unit: 20_000, server: 60_000, journey: 90_000 } as const;

/** The limit of a kind of test, or the one that a test states for itself with its reason, for this machine. */
export function patience(normal: keyof typeof normalMs | number): number {
  return (typeof normal === 'number' ? normal : normalMs[normal]) * factor;
}
