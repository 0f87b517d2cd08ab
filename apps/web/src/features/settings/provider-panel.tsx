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
    toast('Disconnected', 'You’re signed out on all other devices.');
    close();
  };
  return (
    <Panel
      title={`Sign in with ${name}`}
      about={
        isConnected ? 'Connected. You can sign in with it.' : 'Connect it to sign in without your password.'
      }
      action={
        <Button look={isConnected ? 'danger' : 'plain'} onClick={() => setIsOpen(true)}>
          {isConnected ? 'Disconnect' : 'Connect'}
        </Button>
      }
    >
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={isConnected ? `Disconnect ${name}?` : `Connect ${name}`}
        description={
          isConnected
            ? 'You’ll no longer be able to sign in with it.'
            : 'Confirm that it’s you. Then sign in there once.'
        }
      >
        <AskPassword
          label={isConnected ? 'Disconnect' : 'Continue'}
          busyLabel={isConnected ? 'Disconnecting...' : 'One moment...'}
          isDangerous={isConnected}
          onPassword={isConnected ? disconnect : connect}
        />
      </Dialog>
    </Panel>
  );
}
