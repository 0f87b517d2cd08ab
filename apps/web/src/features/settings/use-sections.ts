import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useIsTouch } from '../../platform/use-is-touch.ts';
import { hasPlaceForModel, myModel } from './own-model-api.ts';

interface Place {
  /** Its address within Settings: `/settings#devices`. */
  id: string;
  title: string;
}

export interface SettingsSection extends Place {
  parts: readonly Place[];
}

/** What Settings holds for this person on this device, in the order of the screen. Notifications and mails link here too. */
export function useSections(): SettingsSection[] {
  const isTouch = useIsTouch();
  const { data: model } = useQuery(myModel);
  return [
    { id: 'profile', title: t`Profile Information`, parts: [] },
    { id: 'notifications', title: t`Notifications`, parts: [{ id: 'push', title: t`On your devices` }] },
    {
      id: 'security',
      title: t`Privacy & Security`,
      parts: [
        { id: 'password', title: t`Password` },
        { id: 'passkeys', title: t`Passkeys` },
        { id: 'two-factor', title: t`Two-factor authentication` },
        { id: 'devices', title: t`Devices` },
        { id: 'api-keys', title: t`API keys` },
        ...(isTouch ? [] : [{ id: 'save-jobs', title: t`Save job ads` }]),
        ...(model && hasPlaceForModel(model) ? [{ id: 'ai-model', title: t`Your own AI model` }] : []),
        { id: 'connections', title: t`Connected programs` },
        { id: 'webhooks', title: t`Webhooks` },
        { id: 'review-links', title: t`Review links` },
      ],
    },
    {
      id: 'data',
      title: t`Data Management`,
      parts: [
        { id: 'export-data', title: t`Export your data` },
        { id: 'import-data', title: t`Import data` },
        { id: 'delete-account', title: t`Delete account` },
      ],
    },
  ];
}
