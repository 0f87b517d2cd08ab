/** Folders whose screens speak English alone so far. It is to end empty. */
export const notYetTranslated = ['apps/extension/src'];
