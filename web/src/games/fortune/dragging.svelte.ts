/** The pixels a pointer moves before a press becomes a drag. */
const SLACK = 8;

/** A card dragged from the hand with a mouse or a pen. Fingers scroll the page and tap instead. */
export class Dragging {
  /** The key of the dragged card, and whether it has left its place. */
  key = $state<string | null>(null);
  under = $state(false);
  x = $state(0);
  y = $state(0);
  private start = { x: 0, y: 0 };

  constructor(
    private readonly lift: (key: string) => void,
    private readonly drop: (key: string, onto: Element | null) => void,
  ) {}

  grab(event: PointerEvent, key: string): void {
    if (event.pointerType === "touch" || event.button !== 0) return;
    this.key = key;
    this.start = { x: event.clientX, y: event.clientY };
  }

  move(event: PointerEvent): void {
    if (this.key === null) return;
    this.x = event.clientX - this.start.x;
    this.y = event.clientY - this.start.y;
    if (this.under || Math.hypot(this.x, this.y) < SLACK) return;
    this.under = true;
    this.lift(this.key);
  }

  release(event: PointerEvent): void {
    if (this.key !== null && this.under) this.drop(this.key, document.elementFromPoint(event.clientX, event.clientY));
    this.cancel();
  }

  cancel(): void {
    this.key = null;
    this.under = false;
    this.x = this.y = 0;
  }
}
