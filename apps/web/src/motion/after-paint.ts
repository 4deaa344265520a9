// Work that may wait until the page has shown what is more urgent: what has changed in one frame, what moves in the next.
// It is done in order, in a task of its own.

export class AfterPaint {
  #work: (() => void)[] = [];

  add(work: () => void): void {
    if (this.#work.push(work) > 1) return;
    const soon = (): void => {
      setTimeout(() => this.doNow());
    };
    // A page that nobody sees has no frames to wait for.
    if (document.hidden) soon();
    else requestAnimationFrame(() => requestAnimationFrame(soon));
  }

  doNow(): void {
    for (const work of this.#work.splice(0)) work();
  }

  drop(): void {
    this.#work = [];
  }
}
