import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { settings } from './settings.svelte';

// Its picture is named from where the page lay when it came; another page lies elsewhere.
for (const icon of document.querySelectorAll<HTMLLinkElement>('link[rel=icon]'))
  icon.href = new URL(icon.href).href;
settings.follow();
await settings.speak(settings.language).catch(() => undefined);
mount(App, { target: document.getElementById('app') as HTMLElement });
