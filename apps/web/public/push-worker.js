// Shows what the server pushes and opens what it is about. It keeps nothing and answers no request.
/** A path of ours, wherever below its host Candor is served. */
const placed = (path) => new URL(path.slice(1), self.registration.scope).pathname;

self.addEventListener('push', (event) => {
  const { title, body, tag, url } = event.data.json();
  event.waitUntil(
    self.registration.showNotification(title, { body, tag, data: { url }, icon: placed('/icon.svg') }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { url } = event.notification.data;
  // Screens of ours only, whatever a message says.
  const path = typeof url === 'string' && /^\/(?![/\\])/.test(url) ? url : '/notifications';
  const address = placed(path);
  const show = async () => {
    const pages = await self.clients.matchAll({ type: 'window' });
    const [page] = pages;
    if (!page) return self.clients.openWindow(address);
    // The page opens all the same where a browser leaves its window behind others.
    await page.focus().catch(() => undefined);
    return page.navigate(address);
  };
  event.waitUntil(show());
});
