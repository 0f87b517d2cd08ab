import { capital } from '../say.ts';
import type { MilestoneLine } from '../step.ts';

/** A paper reached, as the CV lists it. */
export const certificationLine = (name: string, issuer: string): MilestoneLine => ({
  section: 'certifications',
  entry: { name: capital(name), issuer, date: '', url: '' },
});
