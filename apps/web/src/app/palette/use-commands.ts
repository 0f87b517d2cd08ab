import { t } from '@lingui/core/macro';
import { editorPath } from '@candor/domain/documents/kinds';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { applicationName } from '@candor/domain/applications';
import { Briefcase, FileText, LogOut, Mail, Moon, ScrollText, Sparkles, Sun, UserRound } from 'lucide-react';
import { advertsWith, applicationsIn } from '../../features/applications/index.ts';
import { myCvs, myLetters } from '../../features/documents/index.ts';
import { contactsIn } from '../../features/network/index.ts';
import { openAsk } from '../../platform/ask-event.ts';
import { useAuth, useUser } from '../../platform/session.tsx';
import { useTheme } from '../../platform/theme.ts';
import { useChooseTheme } from '../use-choose-theme.ts';
import type { Command } from './command.ts';
import { placesFor } from './places.ts';

/** Words of fewer characters stand in most adverts. */
const LEAST_SEARCHED = 3;

/** All that the palette can do. People, jobs and adverts are asked for once something is searched. */
export function useCommands(search: string): Command[] {
  const isSearching = search !== '';
  const { logout } = useAuth();
  const user = useUser();
  const isDark = useTheme() === 'dark';
  const chooseTheme = useChooseTheme();
  const { data: cvs = [] } = useQuery(myCvs);
  const { data: letters = [] } = useQuery(myLetters);
  const { data: jobs } = useQuery({ ...applicationsIn('active'), enabled: isSearching });
  const { data: contacts = [] } = useQuery({ ...contactsIn('network'), enabled: isSearching });
  const asked = useDeferredValue(search);
  const { data: adverts = [] } = useQuery({ ...advertsWith(asked), enabled: asked.length >= LEAST_SEARCHED });
  return [
    ...placesFor(user),
    {
      id: 'ask',
      group: 'acts',
      label: t`Ask Candor`,
      icon: Sparkles,
      keywords: t`assistant, AI, chat, question, help`,
      run: openAsk,
    },
    {
      id: 'theme',
      group: 'acts',
      label: isDark ? t`Use the light theme` : t`Use the dark theme`,
      icon: isDark ? Sun : Moon,
      keywords: t`dark mode, light mode, night, appearance, colours, colors`,
      run: () => chooseTheme(isDark ? 'light' : 'dark'),
    },
    {
      id: 'logout',
      group: 'acts',
      label: t`Logout`,
      icon: LogOut,
      keywords: t`log out, sign out, leave, exit`,
      run: logout,
    },
    ...cvs.map(({ id, title, jobTitle }): Command => ({
      id,
      group: 'documents',
      label: title,
      icon: FileText,
      keywords: `${jobTitle} ${t`CV`}`,
      run: editorPath('cv', id),
    })),
    ...letters.map(({ id, title }): Command => ({
      id,
      group: 'documents',
      label: title,
      icon: Mail,
      keywords: t`letter`,
      run: editorPath('letter', id),
    })),
    ...(jobs?.applications ?? []).map(({ id, title, company }): Command => ({
      id,
      group: 'jobs',
      label: [title || t`Untitled job`, company].filter((part) => part !== '').join(', '),
      icon: Briefcase,
      isOnlyFound: true,
      run: `/applications/${id}`,
    })),
    ...(isSearching ? adverts : []).map(({ id, title, company, line }): Command => ({
      id: `advert-${id}`,
      group: 'adverts',
      label: [line, applicationName({ title, company })].filter(Boolean).join(' · '),
      icon: ScrollText,
      isFound: true,
      run: `/applications/${id}`,
    })),
    ...contacts.map(({ id, name, company, position }): Command => ({
      id,
      group: 'people',
      label: company === '' ? name : `${name}, ${company}`,
      icon: UserRound,
      keywords: position,
      isOnlyFound: true,
      run: `/cv-builder?tab=network&contact=${id}`,
    })),
  ];
}
