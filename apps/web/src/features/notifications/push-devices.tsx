import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dayOf } from '../../platform/dates.ts';
import { Loaded } from '../../platform/loaded.tsx';
import { withErrorToast } from '../../platform/with-error-toast.ts';
import { Button } from '../../ui/button.tsx';
import { errorToast, toast } from '../../ui/toast.ts';
import { addThisDevice, canPush, myPush, PushError, removeDevice, type PushDevice } from './push.ts';

function DeviceRow({ device }: { device: PushDevice }) {
  const [isBusy, setIsBusy] = useState(false);
  const name = device.device === '' ? t`Unknown device` : device.device;
  const remove = async () => {
    setIsBusy(true);
    await withErrorToast(() => removeDevice(device), t`Not turned off`);
    setIsBusy(false);
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-3">
      <div className="grid min-w-0">
        <p className="text-base font-medium">
          {name}
          {device.isThisDevice && (
            <span className="font-normal text-accent">
              {' · '}
              <Trans>this device</Trans>
            </span>
          )}
        </p>
        <p className="text-sm text-soft tabular">
          <Trans>Since {dayOf(device.createdAt)}</Trans>
        </p>
      </div>
      <Button busyLabel={isBusy ? t`Turning off...` : undefined} onClick={() => void remove()}>
        <Trans>
          Turn off<span className="sr-only"> {name}</span>
        </Trans>
      </Button>
    </li>
  );
}

/** The devices that show notifications, with a way to add this one. */
export function PushDevices() {
  const query = useQuery(myPush);
  const [isBusy, setIsBusy] = useState(false);
  const add = async (publicKey: string) => {
    setIsBusy(true);
    await withErrorToast(
      async () => {
        try {
          await addThisDevice(publicKey);
          toast(t`Notifications are on`, t`This device shows them while Candor is closed.`);
        } catch (error) {
          if (!(error instanceof PushError)) throw error;
          errorToast(t`Notifications are off`, error.message);
        }
      },
      t`Not turned on`,
    );
    setIsBusy(false);
  };
  return (
    <Loaded query={query} sentence={t`Your devices can’t be loaded right now.`}>
      {({ publicKey, devices }) => (
        <>
          {devices.length > 0 && (
            <ul>
              {devices.map((device) => (
                <DeviceRow key={device.id} device={device} />
              ))}
            </ul>
          )}
          {!canPush() && (
            <p className="text-sm text-soft">
              <Trans>This browser can’t show notifications while Candor is closed.</Trans>
            </p>
          )}
          {canPush() && !devices.some(({ isThisDevice }) => isThisDevice) && (
            <div>
              <Button busyLabel={isBusy ? t`Turning on...` : undefined} onClick={() => void add(publicKey)}>
                <Trans>Turn on for this device</Trans>
              </Button>
            </div>
          )}
        </>
      )}
    </Loaded>
  );
}
