import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Command as List } from 'cmdk';
import { Dialog } from 'radix-ui';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useIsTouch } from '../../platform/use-is-touch.ts';
import { findCommands } from './find-commands.ts';
import { useCommands } from './use-commands.ts';

const shortcuts = [
  [t`Ctrl K`, t`this list`],
  [t`Ctrl J`, t`Ask Candor`],
  [t`Ctrl Enter`, t`generate`],
  [t`Ctrl Z`, t`undo`],
  [t`Ctrl Shift Z`, t`redo`],
  ['F8', t`notification`],
] as const;

/** Goes to any screen, opens any document, job or person, and runs what can be run anywhere. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const [, navigate] = useLocation();
  const isTouch = useIsTouch();
  const [search, setSearch] = useState('');
  const found = findCommands(useCommands(search.trim()), search);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-scrim" />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed top-[12vh] left-1/2 z-50 w-[min(36rem,calc(100vw-2rem))] -translate-x-1/2 overflow-hidden rounded-panel bg-surface text-ink shadow-float"
        >
          <Dialog.Title className="sr-only">
            <Trans>Search and commands</Trans>
          </Dialog.Title>
          <List label={t`Search and commands`} loop shouldFilter={false}>
            <List.Input
              value={search}
              onValueChange={setSearch}
              placeholder={t`Search screens, documents, jobs, job ads, people and commands`}
              className="w-full border-b border-line bg-surface px-4 py-3.5 text-md outline-none placeholder:text-soft"
            />
            <List.List label={t`Results`} className="max-h-[50vh] overflow-y-auto p-2">
              <List.Empty className="p-4 text-base text-soft">
                <Trans>No results.</Trans>
              </List.Empty>
              {found.map(({ group, name, commands }) => (
                <List.Group
                  key={group}
                  heading={name}
                  className="[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:py-2 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:text-soft"
                >
                  {commands.map(({ id, label, icon: Icon, run }) => (
                    <List.Item
                      key={id}
                      value={id}
                      onSelect={() => {
                        onClose();
                        if (typeof run === 'string') navigate(run);
                        else run();
                      }}
                      className="flex cursor-pointer items-center gap-3 rounded-control px-3 py-2.5 text-base data-[selected=true]:bg-wash"
                    >
                      <Icon size={16} strokeWidth={1.5} aria-hidden="true" className="shrink-0" />
                      <span className="truncate">{label}</span>
                    </List.Item>
                  ))}
                </List.Group>
              ))}
            </List.List>
          </List>
          {!isTouch && (
            <p className="flex flex-wrap gap-x-4 gap-y-1 border-t border-line px-4 py-2.5 text-xs text-soft">
              {shortcuts.map(([keys, what]) => (
                <span key={keys}>
                  <kbd className="font-medium text-ink">{keys}</kbd> {what}
                </span>
              ))}
            </p>
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
