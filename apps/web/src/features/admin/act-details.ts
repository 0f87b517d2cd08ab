import { t } from '@lingui/core/macro';
import { planNames, planTitles } from '@candor/domain/billing';
import { inOneLine } from '../../ui/lists.ts';

/*
 * What the log holds of an act is English, made of a few words. They are worded by what they are; what this release does not
 * know stands as it is.
 */

const settings: Readonly<Record<string, string>> = {
  'sign-up open': t`sign-up open`,
  'sign-up invitation': t`sign-up by invitation`,
  'sign-up closed': t`sign-up closed`,
  'own models allowed': t`own models allowed`,
  'own models not allowed': t`own models not allowed`,
  announcement: t`announcement`,
};

export const settingsOf = (detail: string): string =>
  inOneLine(detail.split(', ').map((one) => settings[one] ?? one));

/** "Jobicy on, terms read". */
export function sourceOf(detail: string): string {
  const { name, state } = /^(?<name>.+) (?<state>on, terms read|off)$/.exec(detail)?.groups ?? {};
  if (name === undefined) return detail;
  return state === 'off' ? t`${name} off` : t`${name} on, terms read`;
}

export function planOf(detail: string): string {
  const plan = planNames.find((one) => one === detail);
  return plan ? planTitles[plan] : detail;
}
