import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useId, type FormEvent, type ReactNode } from 'react';
import type { User } from '@candor/contracts/account';
import type { ScreenLanguageId } from '@candor/domain/locale';
import { usePlaceInAddress } from '../../platform/use-place-in-address.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { Button } from '../../ui/button.tsx';
import { NewDocuments } from './new-documents.tsx';
import { NotificationFields } from './notification-fields.tsx';
import { PreferenceSwitch, type SwitchName } from './preference-switch.tsx';
import { ProfileFields } from './profile-fields.tsx';
import { Section } from './section.tsx';
import type { SettingsForm } from './settings-form.ts';
import { useSettings } from './use-settings.ts';

interface SettingsPageProps {
  user: User;
  /** What the screen speaks here. */
  languages: readonly ScreenLanguageId[];
  unsaved: SettingsForm | null;
  onSaved: (user: User) => void;
  /** What can be done with all of a person's data. */
  data: ReactNode;
  /** The email that waits to be confirmed, where one does. */
  pendingEmail: ReactNode;
  /** The devices that get notifications; saved by itself. */
  push: ReactNode;
  /** How the account is entered; saved by itself. */
  security: ReactNode;
}

/** The settings of an account: one form, saved as one. */
export function SettingsPage(props: SettingsPageProps) {
  const { user, languages, unsaved, onSaved, pendingEmail, push, security, data } = props;
  const settings = useSettings({ user, unsaved, onSaved });
  const { isChanged, isSaving } = settings;
  const id = useId();
  usePlaceInAddress();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { elements } = event.currentTarget;
    const wrong = await settings.save();
    const control = wrong && elements.namedItem(wrong);
    if (control instanceof HTMLElement) control.focus();
  }
  const switchFor = (name: SwitchName, label: string, hint: ReactNode) => (
    <PreferenceSwitch settings={settings} name={name} label={label} hint={hint} />
  );
  return (
    <form id={id} noValidate onSubmit={submit} className="grid gap-9" aria-label={t`Settings`}>
      <Section id="profile" title={t`Profile Information`}>
        <ProfileFields settings={settings} languages={languages} />
        {pendingEmail}
      </Section>
      <Section id="notifications" title={t`Notifications`}>
        <NotificationFields settings={settings} />
        <Anchor id="push">{push}</Anchor>
      </Section>
      <Section id="security" title={t`Privacy & Security`}>
        {switchFor(
          'publicProfile',
          t`Public profile`,
          t`Lets you publish a CV on a page of its own. Turning it off takes all your public pages down at once.`,
        )}
        {security}
      </Section>
      <Section id="data" title={t`Data Management`}>
        {switchFor(
          'autoSave',
          t`Auto-save`,
          t`Saves your documents to your account as you type. When it is off, they stay on this device until you save.`,
        )}
        <NewDocuments settings={settings} />
        {data}
      </Section>
      <div className="sticky bottom-0 -mx-4 flex flex-wrap items-center gap-3 border-t border-line bg-canvas px-4 py-4 sm:mx-0 sm:px-0">
        <Button type="submit" look="primary" busyLabel={isSaving ? t`Saving...` : undefined}>
          <Trans>Save All Settings</Trans>
        </Button>
        {isChanged && (
          <Button look="quiet" disabled={isSaving} onClick={settings.discard}>
            <Trans>Discard changes</Trans>
          </Button>
        )}
        <p role="status" className="text-base text-soft">
          {isChanged ? t`Unsaved changes, kept on this device` : ''}
        </p>
      </div>
    </form>
  );
}
