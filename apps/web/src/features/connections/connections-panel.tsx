import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ActingTool } from '@candor/contracts/api-keys';
import type { Connection } from '@candor/contracts/connections';
import { actingToolTitle, actScope, apiScopes } from '@candor/domain/account';
import { dayOf } from '../../platform/dates.ts';
import { Loaded } from '../../platform/loaded.tsx';
import { withErrorToast } from '../../platform/with-error-toast.ts';
import { Button } from '../../ui/button.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Panel } from '../../ui/panel.tsx';
import { toast } from '../../ui/toast.ts';
import { chooseTools, disconnect, myConnections } from './api.ts';
import { ToolChoices } from './tool-choices.tsx';

interface ToolsDialogProps {
  connection: Connection;
  actingTools: readonly ActingTool[];
  onClose: () => void;
}

function ToolsDialog({ connection: { id, name, tools }, actingTools, onClose }: ToolsDialogProps) {
  const [chosen, setChosen] = useState<readonly string[]>(tools);
  const [isBusy, setIsBusy] = useState(false);
  const save = async () => {
    setIsBusy(true);
    await withErrorToast(
      async () => {
        await chooseTools({ id, tools: [...chosen] });
        onClose();
      },
      t`Not saved`,
    );
    setIsBusy(false);
  };
  return (
    <Dialog isOpen onClose={onClose} title={name}>
      <div className="grid gap-5">
        <ToolChoices tools={actingTools} chosen={chosen} onChange={setChosen} />
        <Button
          look="primary"
          className="justify-self-end"
          busyLabel={isBusy ? t`Saving...` : undefined}
          onClick={() => void save()}
        >
          <Trans>Save</Trans>
        </Button>
      </div>
    </Dialog>
  );
}

interface ConnectionRowProps {
  connection: Connection;
  actingTools: readonly ActingTool[];
}

function ConnectionRow({ connection, actingTools }: ConnectionRowProps) {
  const { id, name, returnsTo, scopes, tools, connectedAt, lastUsedAt } = connection;
  const [asking, setAsking] = useState<'tools' | 'disconnect'>();
  const [isBusy, setIsBusy] = useState(false);
  const close = () => setAsking(undefined);
  const end = async () => {
    setIsBusy(true);
    await withErrorToast(
      async () => {
        await disconnect(id);
        toast(t({ message: 'Disconnected', context: 'program' }), t`“${name}” no longer has access.`);
      },
      t`Not disconnected`,
    );
    setIsBusy(false);
    close();
  };
  const atOnce = actingTools.filter((tool) => tools.includes(tool.id)).map(actingToolTitle);
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line py-3">
      <div className="grid min-w-0 flex-1 basis-72 gap-0.5">
        <p className="text-base font-medium wrap-anywhere">
          {name} <span className="ms-1 font-normal text-soft">{returnsTo}</span>
        </p>
        <p className="text-sm text-soft">
          {scopes
            .filter((scope) => scope !== actScope)
            .map((scope) => apiScopes[scope])
            .join(' · ')}
        </p>
        {atOnce.length > 0 && (
          <p className="text-sm text-soft">
            <Trans>Without asking: {atOnce.join(' · ')}</Trans>
          </p>
        )}
        <p className="text-sm text-soft tabular">
          {lastUsedAt === null
            ? t`Connected ${dayOf(connectedAt)} · never used`
            : t`Connected ${dayOf(connectedAt)} · last used ${dayOf(lastUsedAt)}`}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        {scopes.includes(actScope) && (
          <Button onClick={() => setAsking('tools')}>
            <Trans>
              Permissions<span className="sr-only"> of {name}</span>
            </Trans>
          </Button>
        )}
        <Button onClick={() => setAsking('disconnect')}>
          <Trans>
            Revoke<span className="sr-only"> {name}</span>
          </Trans>
        </Button>
      </div>
      {asking === 'tools' && (
        <ToolsDialog connection={connection} actingTools={actingTools} onClose={close} />
      )}
      <Confirm
        isOpen={asking === 'disconnect'}
        title={t`Revoke access?`}
        question={t`“${name}” will lose access to your account at once.`}
        confirmLabel={t`Revoke`}
        busyLabel={isBusy ? t`Revoking...` : undefined}
        onConfirm={() => void end()}
        onClose={close}
      />
    </li>
  );
}

/** Assistants and other programs that the person has let in. */
export function ConnectionsPanel() {
  const query = useQuery(myConnections);
  const address = query.data?.address ?? '';
  return (
    <Panel
      title={t`Connected programs`}
      about={t`AI assistants and other programs that you’ve let use your account. To connect one, give it Candor’s MCP address.`}
      action={
        query.data && (
          <Button
            onClick={() =>
              void copyText(address, t`Copied the address to the clipboard.`, t`Copy it by hand: ${address}`)
            }
          >
            <Trans>Copy address</Trans>
          </Button>
        )
      }
    >
      <Loaded query={query} sentence={t`Your connected programs can’t be loaded right now.`}>
        {({ connections, actingTools }) =>
          connections.length > 0 && (
            <ul aria-label={t`Connected programs`}>
              {connections.map((one) => (
                <ConnectionRow key={one.id} connection={one} actingTools={actingTools} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Panel>
  );
}
