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
    { id: 'profile', title: 'Profile Information', parts: [] },
    { id: 'notifications', title: 'Notifications', parts: [{ id: 'push', title: 'On your devices' }] },
    {
      id: 'security',
      title: 'Privacy & Security',
      parts: [
        { id: 'password', title: 'Password' },
        { id: 'passkeys', title: 'Passkeys' },
        { id: 'two-factor', title: 'Two-factor authentication' },
        { id: 'devices', title: 'Devices' },
        { id: 'api-keys', title: 'API keys' },
        ...(isTouch ? [] : [{ id: 'save-jobs', title: 'Save job ads' }]),
        ...(model && hasPlaceForModel(model) ? [{ id: 'ai-model', title: 'Your own AI model' }] : []),
        { id: 'connections', title: 'Connected programs' },
        { id: 'webhooks', title: 'Webhooks' },
        { id: 'review-links', title: 'Review links' },
      ],
    },
    {
      id: 'data',
      title: 'Data Management',
      parts: [
        { id: 'export-data', title: 'Export your data' },
        { id: 'import-data', title: 'Import data' },
        { id: 'delete-account', title: 'Delete account' },
      ],
    },
  ];
}
