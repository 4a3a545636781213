import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { settings } from './settings.svelte';

settings.follow();
await settings.speak(settings.language).catch(() => undefined);
mount(App, { target: document.getElementById('app') as HTMLElement });
