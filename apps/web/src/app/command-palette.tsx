import { useQuery } from '@tanstack/react-query';
import { Command } from 'cmdk';
import { Banknote, FileText, FileUp, LogOut, Mail, Moon, Plus, Route, Sun } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useNavigate } from 'react-router';
import { myCvs } from '../features/cv/index.ts';
import { myLetters } from '../features/letter-library/index.ts';
import { useAuth, useUser } from '../platform/session.tsx';
import { useTheme } from '../platform/theme.ts';
import { destinationsFor } from './destinations.ts';
import { useChooseTheme } from './use-choose-theme.ts';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;
const itemLook =
  'flex cursor-pointer items-center gap-3 rounded-control px-3 py-2.5 text-base data-[selected=true]:bg-wash';
const groupLook =
  '[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:py-2 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:text-soft';

const shortcuts = [
  ['Ctrl K', 'this list'],
  ['Ctrl Enter', 'generate'],
  ['Ctrl Z', 'undo'],
  ['Ctrl Shift Z', 'redo'],
  ['F8', 'notification'],
] as const;

export function CommandPalette({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const { logout } = useAuth();
  const user = useUser();
  const theme = useTheme();
  const chooseTheme = useChooseTheme();
  const { data: cvs = [] } = useQuery(myCvs);
  const { data: letters = [] } = useQuery(myLetters);
  const run = (action: () => unknown) => () => {
    onClose();
    void action();
  };
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-scrim" />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed top-[12vh] left-1/2 z-50 w-[min(36rem,calc(100vw-2rem))] -translate-x-1/2 overflow-hidden rounded-panel bg-surface text-ink shadow-float"
        >
          <Dialog.Title className="sr-only">Search and commands</Dialog.Title>
          <Command label="Search and commands" loop>
            <Command.Input
              placeholder="Go to a screen, open a document or run a command"
              className="w-full border-b border-line bg-surface px-4 py-3.5 text-md outline-none placeholder:text-soft"
            />
            <Command.List className="max-h-[50vh] overflow-y-auto p-2">
              <Command.Empty className="p-4 text-base text-soft">No results.</Command.Empty>
              <Command.Group heading="Go to" className={groupLook}>
                {destinationsFor(user).map(({ path, label, icon: Icon }) => (
                  <Command.Item
                    key={path}
                    value={`go ${label}`}
                    onSelect={run(() => navigate(path))}
                    className={itemLook}
                  >
                    <Icon {...icon} />
                    {label}
                  </Command.Item>
                ))}
              </Command.Group>
              {cvs.length + letters.length > 0 && (
                <Command.Group heading="Documents" className={groupLook}>
                  {cvs.map((cv) => (
                    <Command.Item
                      key={cv.id}
                      value={`${cv.title} ${cv.id}`}
                      onSelect={run(() => navigate(`/cv-builder?edit=${cv.id}`))}
                      className={itemLook}
                    >
                      <FileText {...icon} />
                      {cv.title}
                    </Command.Item>
                  ))}
                  {letters.map((letter) => (
                    <Command.Item
                      key={letter.id}
                      value={`${letter.title} ${letter.id}`}
                      onSelect={run(() => navigate(`/letter-builder?edit=${letter.id}`))}
                      className={itemLook}
                    >
                      <Mail {...icon} />
                      {letter.title}
                    </Command.Item>
                  ))}
                </Command.Group>
              )}
              <Command.Group heading="Do" className={groupLook}>
                <Command.Item
                  value="create cv"
                  onSelect={run(() => navigate('/cv-builder'))}
                  className={itemLook}
                >
                  <Plus {...icon} />
                  Create CV
                </Command.Item>
                <Command.Item
                  value="create letter"
                  onSelect={run(() => navigate('/letter-builder'))}
                  className={itemLook}
                >
                  <Plus {...icon} />
                  Create Letter
                </Command.Item>
                <Command.Item
                  value="import a cv"
                  onSelect={run(() => navigate('/cv-builder?tab=import'))}
                  className={itemLook}
                >
                  <FileUp {...icon} />
                  Import a CV
                </Command.Item>
                <Command.Item
                  value="look up a salary"
                  onSelect={run(() => navigate('/cv-builder?tab=salary'))}
                  className={itemLook}
                >
                  <Banknote {...icon} />
                  Look up a salary
                </Command.Item>
                <Command.Item
                  value="plan a career roadmap"
                  onSelect={run(() => navigate('/cv-builder?tab=career'))}
                  className={itemLook}
                >
                  <Route {...icon} />
                  Plan your career
                </Command.Item>
                <Command.Item
                  value="theme"
                  onSelect={run(() => chooseTheme(theme === 'dark' ? 'light' : 'dark'))}
                  className={itemLook}
                >
                  {theme === 'dark' ? <Sun {...icon} /> : <Moon {...icon} />}
                  Use the {theme === 'dark' ? 'light' : 'dark'} theme
                </Command.Item>
                <Command.Item value="logout" onSelect={run(logout)} className={itemLook}>
                  <LogOut {...icon} />
                  Logout
                </Command.Item>
              </Command.Group>
            </Command.List>
          </Command>
          <p className="flex flex-wrap gap-x-4 gap-y-1 border-t border-line px-4 py-2.5 text-xs text-soft">
            {shortcuts.map(([keys, what]) => (
              <span key={keys}>
                <kbd className="font-medium text-ink">{keys}</kbd> {what}
              </span>
            ))}
          </p>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
