import { afterFirstPaint } from './after-first-paint.ts';
import { loadDrawingsLazily } from './drawings.ts';
import { loadFontsDeferred } from './fonts.ts';
import { READY_EVENT } from './markers.ts';
import { fetchDeferredStyles } from './styles.ts';

/** What can be done with something that is held: again, or in the browser's own way. */
type Ways = { readonly replay: () => void; readonly letGo: () => void };

/** Goes where the skip link leads without a new entry in the history: the one that is there may hold the step of a form. */
function skip(event: Event): void {
  event.preventDefault();
  const { state } = history;
  const { href } = location;
  location.replace('#main');
  history.replaceState(state, '', href);
}

function preload(href: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  document.head.append(link);
}

/** Runs something once the page has loaded, is painted and is idle. */
async function whenIdle(run: () => void): Promise<void> {
  const IDLE_LIMIT_MS = 3000;
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve));
  }
  await afterFirstPaint();
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: IDLE_LIMIT_MS });
  else run();
}

/**
 * Runs inside each page before React: it lets the page paint first and fetches the scripts once it has loaded and is
 * idle, or at once when somebody touches a key or the page. What is pressed or sent before React answers is held and
 * done again afterwards. If the scripts cannot be fetched, everything held goes the browser's own way.
 *
 * @param entry address of the module that starts the page
 * @param parts addresses of the modules that it needs, fetched side by side
 */
export function deferScripts(entry: string, parts: readonly string[]): void {
  const SKIP_LINK = 'a[href="#main"]';
  // What only React can answer. A field keeps what it was given; a choice marked so does not, as React sets it anew.
  const HELD_PRESSES = 'button[type=button]:not([popovertarget]), [data-held-press]';
  // Nothing is added to a page that has no styles for it yet.
  const styled = fetchDeferredStyles();
  let isStarted = false;
  let isHolding = true;
  // In the order of the last press of each.
  const held = new Map<HTMLElement, Ways>();

  function start(): void {
    if (isStarted) return;
    isStarted = true;
    parts.forEach(preload);
    void styled
      .then(async () => import(/* @vite-ignore */ entry))
      .catch((error: unknown) => {
        console.error(error);
        isHolding = false;
        held.forEach(({ letGo }) => letGo());
      });
  }

  function hold(event: Event, element: HTMLElement, ways: Ways): void {
    event.preventDefault();
    event.stopImmediatePropagation();
    held.delete(element);
    held.set(element, ways);
    start();
  }

  function holdSubmit(event: SubmitEvent): void {
    const { target: form, submitter } = event;
    if (!isHolding || !(form instanceof HTMLFormElement)) return;
    hold(event, form, { replay: () => form.requestSubmit(submitter), letGo: () => form.submit() });
  }

  function holdClick(event: MouseEvent): void {
    if (!isHolding || !(event.target instanceof Element)) return;
    if (event.target.closest(SKIP_LINK)) return skip(event);
    const pressed = event.target.closest<HTMLElement>(HELD_PRESSES);
    if (pressed) hold(event, pressed, { replay: () => pressed.click(), letGo: () => undefined });
  }

  loadFontsDeferred();
  void loadDrawingsLazily();
  addEventListener('pointerdown', start, { capture: true, passive: true });
  addEventListener('keydown', start, true);
  addEventListener('click', holdClick, true);
  addEventListener('submit', holdSubmit, true);
  addEventListener(READY_EVENT, () => {
    isHolding = false;
    held.forEach(({ replay }) => replay());
    held.clear();
  });
  void whenIdle(start);
}
