// Shows a note when the house calls, and leads to the table when it is clicked. It keeps nothing and answers no request.
self.addEventListener('push', (event) => {
  const note = event.data ? event.data.json() : {};
  event.waitUntil(
    self.registration.showNotification(note.title ?? 'Sengoku', {
      body: note.body ?? '',
      tag: note.table || 'sengoku',
      icon: new URL('assets/crest.svg', self.registration.scope).href,
      data: (note.path ?? '/').replace(/^\//, ''),
    }),
  );
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const url = new URL(event.notification.data ?? '', self.registration.scope).href;
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((open) => {
      const there = open.find((client) => client.url === url);
      return there ? there.focus() : self.clients.openWindow(url);
    }),
  );
});
