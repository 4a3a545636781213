// What every browser says of a page on this computer, and jsdom does not.
Object.defineProperty(globalThis, 'isSecureContext', { value: true, configurable: true });
