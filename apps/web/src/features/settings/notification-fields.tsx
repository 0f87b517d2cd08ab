import { InputField } from '../../ui/field.tsx';
import { PreferenceSwitch, type SwitchName } from './preference-switch.tsx';
import type { Settings } from './use-settings.ts';

const categories = [
  ['notifyApplication', 'Applications', 'Follow-ups, tasks and interviews that are due.'],
  ['notifyFeedback', 'Feedback', 'Comments and suggestions from people you share with.'],
  ['notifyCv', 'Documents', 'What happens to your CVs and letters.'],
  ['notifySystem', 'Account', 'New sign-ins, your plan and imports.'],
  ['notifyTips', 'Tips', 'New versions of layouts you use.'],
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
        label="Email notifications"
        hint="One email a day with what you haven’t read. Emails about the security of your account are always sent."
      />
      {preferences.emailNotifications && <div className="pl-13">{time('digestAt', 'Send it at')}</div>}
      <PreferenceSwitch
        settings={settings}
        name="marketingEmails"
        label="Marketing emails"
        hint="News about Candor."
      />
      <fieldset className="grid gap-4">
        <legend className="mb-4 text-base font-medium">Notify me about</legend>
        {categories.map(([name, label, hint]) => (
          <PreferenceSwitch key={name} settings={settings} name={name} label={label} hint={hint} />
        ))}
        {preferences.notifyCv && (
          <PreferenceSwitch
            settings={settings}
            name="notifyOtherDevices"
            label="Changes I make on other devices"
            hint="Get a notification here when you save a document on another device."
          />
        )}
      </fieldset>
      <PreferenceSwitch
        settings={settings}
        name="quietHours"
        label="Quiet hours"
        hint="No notifications on your devices during these hours. You’ll see what you missed when they end."
      />
      {preferences.quietHours && (
        <div className="flex flex-wrap gap-4 pl-13">
          {time('quietFrom', 'From')}
          {time('quietUntil', 'Until')}
        </div>
      )}
    </>
  );
}
