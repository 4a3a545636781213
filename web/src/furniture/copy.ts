// Copying. Browsers keep their clipboard from pages without HTTPS; what is selected can be copied everywhere.

/** Whether it worked; if not, the text is selected, ready for the keys. */
export async function copy(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.focus();
    field.select();
    return document.execCommand('copy');
  }
}
