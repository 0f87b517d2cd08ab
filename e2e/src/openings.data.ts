/** Something that opens over a screen, and what is pressed to open it. */
export interface Opening {
  /** The screen; `cv`, `letter` and `job` stand for those of the journey. */
  at: string;
  /** One after the other, by their English names; `…` stands for a value, `Control+k` for keys, `Page` for the page where only one of form and page is shown. */
  press: readonly string[];
  /** Where it is opened like this; default: at both widths. */
  on?: 'wide' | 'phone';
}

/** Dialogs, menus and lists of every screen that open without anything being lost by it. */
export const openings: readonly Opening[] = [
  { at: '/dashboard', press: ['Open menu'], on: 'phone' },
  { at: '/dashboard', press: ['Open menu', 'Tools'], on: 'phone' },
  { at: '/dashboard', press: ['Control+k'] },
  { at: '/dashboard', press: ['Control+j'], on: 'phone' },
  { at: '/dashboard', press: ['Notifications…'] },
  { at: '/dashboard', press: ['Download …'] },
  { at: '/dashboard', press: ['More for … - …'] },
  { at: '/dashboard', press: ['More for … - …', 'Rename'] },
  { at: '/dashboard', press: ['More for … - …', 'In another language'] },
  { at: '/dashboard', press: ['More for … - …', 'Public page'] },
  { at: '/dashboard', press: ['More for … - …', 'Labels'] },
  { at: '/dashboard', press: ['View …'] },
  { at: '/dashboard', press: ['More for … - …', 'Duplicate'] },

  { at: '/applications', press: ['Add job'] },
  { at: '/applications', press: ['More'] },
  { at: '/applications', press: ['More', 'Edit stages'] },
  { at: '/applications', press: ['More', 'Import CSV'] },
  { at: '/applications/job', press: ['More for this application'] },

  { at: '/settings', press: ['Change password'] },
  { at: '/settings', press: ['Turn on'] },
  { at: '/settings', press: ['New API key'] },
  { at: '/settings', press: ['Revoke…'] },
  { at: '/settings', press: ['New webhook'] },
  { at: '/settings', press: ['Edit…'] },
  { at: '/settings', press: ['Events…'] },
  { at: '/settings', press: ['Delete…'] },
  { at: '/settings', press: ['Delete account'] },

  { at: '/subscription', press: ['Upgrade to …'] },

  { at: '/cv-builder?edit=cv', press: ['More for this form'] },
  { at: '/cv-builder?edit=cv', press: ['More for this form', 'Clear form'] },
  { at: '/cv-builder?edit=cv', press: ['Page', 'Share'] },
  { at: '/cv-builder?edit=cv', press: ['Page', 'Share', 'Review link…'] },
  { at: '/cv-builder?edit=cv', press: ['Page', 'Share', 'Public page…'] },
  { at: '/cv-builder?edit=cv', press: ['Page', 'More for this page'] },
  { at: '/cv-builder?edit=cv', press: ['Page', 'More for this page', 'Save a version'] },
  { at: '/cv-builder?edit=cv', press: ['Page', 'More for this page', 'Versions'] },
  { at: '/cv-builder?edit=cv&tab=collaborate', press: ['Invite a reviewer'] },
  { at: '/cv-builder?edit=cv&tab=network', press: ['Add Contact'] },
  { at: '/cv-builder?edit=cv&tab=network', press: ['More'] },
  { at: '/cv-builder?edit=cv&tab=network', press: ['More', 'Import contacts'] },
  { at: '/cv-builder?edit=cv&tab=network', press: ['More', 'Keep in touch by tag'] },
  { at: '/cv-builder?edit=cv&tab=interview', press: ['Story bank', 'More for …'] },
  { at: '/cv-builder?edit=cv&tab=interview', press: ['Story bank', 'Add a story'] },
  { at: '/cv-builder?edit=cv&tab=career', press: ['More for …'] },

  { at: '/letter-builder?edit=letter', press: ['More for this letter'] },
  { at: '/letter-builder?edit=letter', press: ['Page', 'Share'] },
  { at: '/letter-builder?edit=letter', press: ['Page', 'More for this page'] },
  { at: '/letter-builder?edit=letter', press: ['Page', 'More for this page', 'Versions'] },
];
