import { readFileSync } from 'node:fs';
import { inRoot } from './paths.ts';

/** Licences whose works may be part of one under the AGPL 3.0 (gnu.org/licenses/license-list, seen 2026-11). */
const COMPATIBLE = new Set([
  '0BSD',
  'AFL-2.1 OR BSD-3-Clause',
  'Apache-2.0',
  'Apache-2.0 AND LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT AND ISC',
  'MIT AND OFL-1.1',
  'MIT AND Zlib',
  'MIT OR CC0-1.0',
  'MIT OR GPL-3.0-or-later',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
]);

interface Locked {
  license?: string;
  dev?: boolean;
  link?: boolean;
}

/** One spelling of an expression: without the brackets around all of it, its words in capitals. */
const spelled = (licence: string) => licence.replaceAll(/^\(|\)$/g, '').replaceAll(' and ', ' AND ');

/** The packages that are shipped, by their licence, from the lock file. */
export function shippedLicences(): Map<string, string[]> {
  const { packages }: { packages: Record<string, Locked> } = JSON.parse(
    readFileSync(inRoot('package-lock.json'), 'utf8'),
  );
  const byLicence = new Map<string, string[]>();
  for (const [path, { license = 'none', dev, link }] of Object.entries(packages)) {
    const at = path.lastIndexOf('node_modules/');
    if (at === -1 || dev || link) continue;
    const licence = spelled(license);
    byLicence.set(licence, [...(byLicence.get(licence) ?? []), path.slice(at + 'node_modules/'.length)]);
  }
  return byLicence;
}

/** Packages whose licence is not known to go with ours. */
export function incompatible(): string[] {
  return [...shippedLicences()]
    .filter(([licence]) => !COMPATIBLE.has(licence))
    .flatMap(([licence, names]) => names.map((name) => `${name} (${licence})`));
}
