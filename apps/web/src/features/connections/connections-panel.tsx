import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ActingTool } from '@candor/contracts/api-keys';
import type { Connection } from '@candor/contracts/connections';
import { actScope, apiScopes } from '@candor/domain/account';
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
    await withErrorToast(async () => {
      await chooseTools({ id, tools: [...chosen] });
      onClose();
    }, 'Not saved');
    setIsBusy(false);
  };
  return (
    <Dialog isOpen onClose={onClose} title={name}>
      <div className="grid gap-5">
        <ToolChoices tools={actingTools} chosen={chosen} onChange={setChosen} />
        <Button
          look="primary"
          className="justify-self-end"
          busyLabel={isBusy ? 'Saving...' : undefined}
          onClick={() => void save()}
        >
          Save
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
    await withErrorToast(async () => {
      await disconnect(id);
      toast('Disconnected', `“${name}” no longer has access.`);
    }, 'Not disconnected');
    setIsBusy(false);
    close();
  };
  const atOnce = actingTools.filter((tool) => tools.includes(tool.id)).map(({ title }) => title);
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line py-3">
      <div className="grid min-w-0 flex-1 basis-72 gap-0.5">
        <p className="text-base font-medium wrap-anywhere">
          {name} <span className="ml-1 font-normal text-soft">{returnsTo}</span>
        </p>
        <p className="text-sm text-soft">
          {scopes
            .filter((scope) => scope !== actScope)
            .map((scope) => apiScopes[scope])
            .join(' · ')}
        </p>
        {atOnce.length > 0 && <p className="text-sm text-soft">Without asking: {atOnce.join(' · ')}</p>}
        <p className="text-sm text-soft tabular">
          Connected {dayOf(connectedAt)} ·{' '}
          {lastUsedAt === null ? 'never used' : `last used ${dayOf(lastUsedAt)}`}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        {scopes.includes(actScope) && (
          <Button onClick={() => setAsking('tools')}>
            Permissions<span className="sr-only"> of {name}</span>
          </Button>
        )}
        <Button onClick={() => setAsking('disconnect')}>
          Revoke<span className="sr-only"> {name}</span>
        </Button>
      </div>
      {asking === 'tools' && (
        <ToolsDialog connection={connection} actingTools={actingTools} onClose={close} />
      )}
      <Confirm
        isOpen={asking === 'disconnect'}
        title="Revoke access?"
        question={`“${name}” will lose access to your account at once.`}
        confirmLabel="Revoke"
        busyLabel={isBusy ? 'Revoking...' : undefined}
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
      title="Connected programs"
      about="AI assistants and other programs that you’ve let use your account. To connect one, give it Candor’s MCP address."
      action={
        query.data && (
          <Button onClick={() => void copyText(address, 'the address', `Copy it by hand: ${address}`)}>
            Copy address
          </Button>
        )
      }
    >
      <Loaded query={query} sentence="Your connected programs can’t be loaded right now.">
        {({ connections, actingTools }) =>
          connections.length > 0 && (
            <ul aria-label="Connected programs">
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
