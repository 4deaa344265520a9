// Copies a text, and says so for a moment.

const SAID_FOR_MS = 3000;

export class Copying {
  isCopied = $state(false);

  async copy(field: HTMLInputElement | HTMLTextAreaElement): Promise<void> {
    field.select();
    try {
      await navigator.clipboard.writeText(field.value);
    } catch {
      // Without leave, or without a secure connection, the old way may still work; else it is selected to be copied by hand.
      // oxlint-disable-next-line typescript/no-deprecated -- nothing else copies where the page came over plain HTTP
      if (!document.execCommand('copy')) return;
    }
    this.isCopied = true;
    setTimeout(() => (this.isCopied = false), SAID_FOR_MS);
  }
}
