import { addressOf, storeConnection, storedConnection } from './connection.ts';
import { readPage } from './read-page.ts';
import { saveAdvert } from './save-advert.ts';

/** An element of the popup's own page. */
function part<T extends HTMLElement>(id: string, kind: new () => T): T {
  const found = document.querySelector(`#${id}`);
  if (!(found instanceof kind)) throw new Error(`no ${id}`);
  return found;
}
const save = part('save', HTMLElement);
const connection = part('connection', HTMLFormElement);
const address = part('address', HTMLInputElement);
const key = part('key', HTMLInputElement);
const saveButton = part('save-button', HTMLButtonElement);
const status = part('status', HTMLElement);

function show(which: 'save' | 'connection'): void {
  save.hidden = which !== 'save';
  connection.hidden = which !== 'connection';
}

connection.addEventListener('submit', (event) => {
  event.preventDefault();
  const origin = addressOf(address.value);
  if (origin === null) {
    status.textContent = 'Enter the address of your Candor, such as https://candor.example.com.';
    return;
  }
  storeConnection({ address: origin, key: key.value.trim() });
  key.value = '';
  status.textContent = '';
  show('save');
});

part('change-button', HTMLButtonElement).addEventListener('click', () => {
  address.value = storedConnection()?.address ?? '';
  show('connection');
});

saveButton.addEventListener('click', () => {
  void (async () => {
    const stored = storedConnection();
    if (!stored) return show('connection');
    saveButton.disabled = true;
    status.textContent = 'Saving…';
    try {
      const [tab] = await chrome.tabs.query({ active: true, currentWindow: true });
      const [read] = await chrome.scripting.executeScript({
        target: { tabId: tab?.id ?? -1 },
        func: readPage,
      });
      status.textContent = read?.result
        ? await saveAdvert(stored, read.result)
        : 'There is nothing to save on this page.';
    } catch {
      status.textContent = 'This page can’t be read.';
    } finally {
      saveButton.disabled = false;
    }
  })();
});

show(storedConnection() ? 'save' : 'connection');
void chrome.tabs
  .query({ active: true, currentWindow: true })
  .then(([tab]) => (part('page', HTMLElement).textContent = tab?.title ?? ''));
