import { addressOf, storeConnection, storedConnection } from './connection.ts';
import { readPage } from './read-page.ts';
import { saveAdvert } from './save-advert.ts';
import { text } from './text.ts';
import type { texts } from './texts.ts';

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
    status.textContent = text('noAddress');
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
    status.textContent = text('saving');
    try {
      const [tab] = await chrome.tabs.query({ active: true, currentWindow: true });
      const [read] = await chrome.scripting.executeScript({
        target: { tabId: tab?.id ?? -1 },
        func: readPage,
      });
      status.textContent = read?.result ? await saveAdvert(stored, read.result) : text('nothingHere');
    } catch {
      status.textContent = text('unreadable');
    } finally {
      saveButton.disabled = false;
    }
  })();
});

document.documentElement.lang = text('language');
document.documentElement.dir = text('direction');
document.title = text('title');
for (const element of document.querySelectorAll<HTMLElement>('[data-text]'))
  // The page of the popup names texts that are there.
  element.textContent = text(element.dataset['text'] as keyof typeof texts);

show(storedConnection() ? 'save' : 'connection');
void chrome.tabs
  .query({ active: true, currentWindow: true })
  .then(([tab]) => (part('page', HTMLElement).textContent = tab?.title ?? ''));
