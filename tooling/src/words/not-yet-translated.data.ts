/** Folders whose screens speak English alone so far (issue 40). It is to end empty. */
export const notYetTranslated = [
  'apps/extension/src',
  'apps/web/src/features/admin',
  'apps/web/src/features/billing',
  'apps/web/src/features/collaboration',
  'apps/web/src/features/connections',
  'apps/web/src/features/language-models',
  'apps/web/src/features/notifications',
  'apps/web/src/features/personal-data',
  'apps/web/src/features/versions',
  'apps/web/src/features/webhooks',
];
