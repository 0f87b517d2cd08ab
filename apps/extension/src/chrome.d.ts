/** What of Chrome's interface the extension uses. */
declare const chrome: {
  i18n: { getMessage(key: string, values?: readonly string[]): string };
  tabs: { query(wanted: { active: true; currentWindow: true }): Promise<{ id?: number; title?: string }[]> };
  scripting: {
    executeScript<T>(injection: { target: { tabId: number }; func: () => T }): Promise<{ result?: T }[]>;
  };
};
