// `npm run audit`: known weaknesses of what is shipped, where the registry tells of them, and its licences.
import { command } from './command.ts';
import { incompatible, shippedLicences } from './licences.ts';

interface Report {
  metadata?: { vulnerabilities?: Record<string, number> };
  vulnerabilities?: Record<string, { severity: string }>;
}

/** What the registry knows of; null where it does not answer such questions. */
async function weaknesses(): Promise<Report | null> {
  const npmCli = process.env['npm_execpath'];
  const args = [
    'audit',
    '--omit=dev',
    '--json',
    '--audit=true',
    '--fetch-retries=0',
    '--fetch-timeout=20000',
  ];
  const { output } = npmCli
    ? await command(process.execPath, [npmCli, ...args], { isShown: false })
    : await command('npm', args, { isShown: false });
  try {
    const report: Report = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1));
    return report.metadata?.vulnerabilities ? report : null;
  } catch {
    return null;
  }
}

const report = await weaknesses();
const grave = Object.entries(report?.vulnerabilities ?? {}).filter(([, { severity }]) =>
  ['high', 'critical'].includes(severity),
);
console.log(
  report === null
    ? 'The registry here tells nothing of known weaknesses: nothing was checked.'
    : `Known weaknesses: ${JSON.stringify(report.metadata?.vulnerabilities)}`,
);
for (const [name, { severity }] of grave) console.log(`  ${severity}: ${name}`);

const licences = [...shippedLicences()].toSorted(([, a], [, b]) => b.length - a.length);
console.log(`Licences: ${licences.map(([licence, names]) => `${licence} ${names.length}`).join(', ')}`);
const foreign = incompatible();
for (const name of foreign) console.log(`  not known to go with the AGPL: ${name}`);
process.exit(grave.length + foreign.length === 0 ? 0 : 1);
