import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { InputField } from '../../ui/field.tsx';
import { PreferenceSwitch, type SwitchName } from './preference-switch.tsx';
import type { Settings } from './use-settings.ts';

const categories = [
  ['notifyApplication', t`Applications`, t`Follow-ups, tasks and interviews that are due.`],
  ['notifyFeedback', t`Feedback`, t`Comments and suggestions from people you share with.`],
  ['notifyCv', t`Documents`, t`What happens to your CVs and letters.`],
  ['notifySystem', t`Account`, t`New sign-ins, your plan and imports.`],
  ['notifyTips', t`Tips`, t`New versions of layouts you use.`],
] as const satisfies readonly (readonly [SwitchName, string, string])[];

type TimeName = 'quietFrom' | 'quietUntil' | 'digestAt';

/** What somebody is notified of, when, and by which mails. */
export function NotificationFields({ settings }: { settings: Settings }) {
  const { preferences } = settings.form;
  const time = (name: TimeName, label: string) => (
    <InputField
      type="time"
      required
      label={label}
      value={preferences[name]}
      // Half a time is none: the one before stays.
      onChange={({ target }) => target.value !== '' && settings.choose({ [name]: target.value })}
      className="w-40"
    />
  );
  return (
    <>
      <PreferenceSwitch
        settings={settings}
        name="emailNotifications"
        label={t`Email notifications`}
        hint={t`One email a day with what you haven’t read. Emails about the security of your account are always sent.`}
      />
      {preferences.emailNotifications && <div className="ps-13">{time('digestAt', t`Send it at`)}</div>}
      <PreferenceSwitch
        settings={settings}
        name="marketingEmails"
        label={t`Marketing emails`}
        hint={t`News about Candor.`}
      />
      <fieldset className="grid gap-4">
        <legend className="mb-4 text-base font-medium">
          <Trans>Notify me about</Trans>
        </legend>
        {categories.map(([name, label, hint]) => (
          <PreferenceSwitch key={name} settings={settings} name={name} label={label} hint={hint} />
        ))}
        {preferences.notifyCv && (
          <PreferenceSwitch
            settings={settings}
            name="notifyOtherDevices"
            label={t`Changes I make on other devices`}
            hint={t`Get a notification here when you save a document on another device.`}
          />
        )}
      </fieldset>
      <PreferenceSwitch
        settings={settings}
        name="quietHours"
        label={t`Quiet hours`}
        hint={t`No notifications on your devices during these hours. You’ll see what you missed when they end.`}
      />
      {preferences.quietHours && (
        <div className="flex flex-wrap gap-4 ps-13">
          {time('quietFrom', 'From')}
          {time('quietUntil', 'Until')}
        </div>
      )}
    </>
  );
}
