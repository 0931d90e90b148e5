/** How long others may take to move a lost focus themselves, in milliseconds. */
const patience = 80;

/** How many elements that had the focus are remembered. */
const memory = 8;

const candidates =
  'button, a[href], input, select, textarea, summary, [tabindex]:not([tabindex="-1"])';

/** Where the focus was: the element, and what it was in. */
interface FocusedPlace {
  readonly element: HTMLElement;
  readonly around: readonly Element[];
}

/**
 * Finds a new place for the focus when the element that had it is gone, hidden or disabled, so that whoever plays by
 * keys or listens to the page never starts again at its top.
 */
export class FocusKeeper {
  #places: readonly FocusedPlace[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Watches the document until the returned function is called. */
  watch(): () => void {
    const remember = ({ target }: FocusEvent): void => this.#remember(target);
    const observer = new MutationObserver(() => this.#look());
    document.addEventListener('focusin', remember);
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ['disabled', 'hidden', 'inert', 'open'],
    });
    return () => {
      document.removeEventListener('focusin', remember);
      observer.disconnect();
      clearTimeout(this.#timer);
    };
  }

  #remember(target: EventTarget | null): void {
    if (!(target instanceof HTMLElement)) return;
    const others = this.#places.filter(({ element }) => element !== target);
    this.#places = [{ element: target, around: ancestorsOf(target) }, ...others].slice(0, memory);
  }

  #look(): void {
    const [last] = this.#places;
    if (!isLost() || last === undefined || canHold(last.element)) return;
    this.#timer ??= setTimeout(() => this.#recover(last), patience);
  }

  #recover({ element, around }: FocusedPlace): void {
    this.#timer = undefined;
    if (!isLost()) return;
    const dialog = element.closest('dialog');
    const isDialogGone = dialog !== null && !dialog.isConnected;
    const before = isDialogGone ? this.#findBefore(dialog) : undefined;
    (before ?? findNear(around) ?? findHeading())?.focus({ preventScroll: true });
  }

  /** What had the focus before a dialog that is gone. */
  #findBefore(dialog: Element): HTMLElement | undefined {
    return this.#places
      .map(({ element }) => element)
      .find((element) => !dialog.contains(element) && canHold(element));
  }
}

const isLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

const canHold = (element: HTMLElement): boolean =>
  element.isConnected && element.checkVisibility() && !element.matches(':disabled, [inert] *');

function ancestorsOf(element: Element): readonly Element[] {
  const found: Element[] = [];
  for (let each = element.parentElement; each; each = each.parentElement) found.push(each);
  return found;
}

/** The nearest thing that is left of what was around: a part that takes the focus, or the first button in it. */
function findNear(around: readonly Element[]): HTMLElement | undefined {
  for (const each of around) {
    if (!each.isConnected || each.id === 'page') continue;
    if (each === document.body) return undefined;
    if (each instanceof HTMLElement && each.hasAttribute('tabindex')) return each;
    const first = [...each.querySelectorAll<HTMLElement>(candidates)].find(canHold);
    if (first) return first;
  }
  return undefined;
}

/** The heading of the page: whoever listens hears where they are. */
function findHeading(): HTMLElement | undefined {
  const heading = document.querySelector<HTMLElement>('dialog[open] h2, h1') ?? undefined;
  if (heading) heading.tabIndex = -1;
  return heading;
}
