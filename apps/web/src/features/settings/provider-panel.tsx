import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { AskPassword } from './ask-password.tsx';
import { Panel } from '../../ui/panel.tsx';
import { connectProvider, disconnectProvider, signInMethods } from './security-api.ts';

/** Signing in with another service, where one is set up here. */
export function ProviderPanel() {
  const { data } = useQuery(signInMethods);
  const [isOpen, setIsOpen] = useState(false);
  if (!data?.provider) return null;
  const { name, isConnected } = data.provider;
  const close = () => setIsOpen(false);
  const connect = async (password: string) => location.assign((await connectProvider(password)).url);
  const disconnect = async (password: string) => {
    await disconnectProvider(password);
    toast(t`Disconnected`, t`You’re signed out on all other devices.`);
    close();
  };
  return (
    <Panel
      title={t`Sign in with ${name}`}
      about={
        isConnected ? t`Connected. You can sign in with it.` : t`Connect it to sign in without your password.`
      }
      action={
        <Button look={isConnected ? 'danger' : 'plain'} onClick={() => setIsOpen(true)}>
          {isConnected ? t`Disconnect` : t`Connect`}
        </Button>
      }
    >
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={isConnected ? t`Disconnect ${name}?` : t`Connect ${name}`}
        description={
          isConnected
            ? t`You’ll no longer be able to sign in with it.`
            : t`Confirm that it’s you. Then sign in there once.`
        }
      >
        <AskPassword
          label={isConnected ? t`Disconnect` : t`Continue`}
          busyLabel={isConnected ? t`Disconnecting...` : t`One moment...`}
          isDangerous={isConnected}
          onPassword={isConnected ? disconnect : connect}
        />
      </Dialog>
    </Panel>
  );
}
