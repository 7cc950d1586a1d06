import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { findFreePort } from '@high-street/server/testing';
import { expect } from '@playwright/test';
import { z } from 'zod';

import type { Browser, Key, Size, Visit } from './browser.ts';
import { openSession, type Command } from './web-driver.ts';

const SCREEN = '1600x1200x24';
/** Without it GTK makes no window narrower than the controls that it could show. */
const NARROW_WINDOWS = '* { min-width: 0; margin: 0; padding: 0; }';
/** A page of the site that does nothing; the others are opened and watched from it. */
const QUIET_PAGE = '/healthz';
/** What WebDriver calls a reference to an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
/** As WebDriver writes keys that have no character. */
const KEYS: Readonly<Record<Key, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
};

const textSchema = z.string();
const textsSchema = z.array(z.string());
const elementSchema = z.object({ [ELEMENT]: z.string() });

/**
 * Runs in the quiet page: opens an address in a window of its own, and notes what is wrong there from the first script
 * on. The notes come in since the first page in a window has the global object that the window was opened with, if both
 * are of one origin.
 */
function openWatched(address: string): void {
  const notes: string[] = [];
  const shown = open(address, '_blank', 'popup');
  if (!shown) throw new Error('No window came.');
  Reflect.set(window, 'notes', notes);
  const log: unknown = Reflect.get(shown, 'console');
  if (typeof log !== 'object' || log === null) throw new Error('The window has no console.');
  for (const level of ['error', 'warn']) {
    Reflect.set(log, level, (...words: unknown[]) => notes.push(words.map(String).join(' ')));
  }
  const noteError = (event: Event) => {
    if (event instanceof ErrorEvent || 'message' in event)
      notes.push(String(Reflect.get(event, 'message')));
    else notes.push(`did not come: ${Reflect.get(event.target ?? {}, 'src') ?? ''}`);
  };
  shown.addEventListener('error', noteError, true);
  shown.addEventListener('unhandledrejection', ({ reason }) => notes.push(String(reason)));
  shown.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    notes.push(`forbidden by ${effectiveDirective}: ${blockedURI}`),
  );
}

/** Runs in the quiet page. */
function forgetAll(): void {
  localStorage.clear();
  sessionStorage.clear();
}

async function evaluate(command: Command, expression: string): Promise<string> {
  const script = `const done = arguments[0]; (${expression}).then(done, (error) => done('!' + error))`;
  const text = textSchema.parse(await command('POST', '/execute/async', { script, args: [] }));
  if (text.startsWith('!')) throw new Error(text.slice(1));
  return text;
}

async function call(command: Command, script: (address: string) => void, address: string) {
  await evaluate(command, `(async () => (${String(script)})(${JSON.stringify(address)}) ?? '')()`);
}

/** Has the quiet page's origin keep nothing of an earlier visit. */
async function forget(command: Command): Promise<void> {
  await call(command, forgetAll, '');
  await command('DELETE', '/cookie');
}

async function enterFrame(command: Command, selector: string | null): Promise<void> {
  if (selector === null) return;
  const how = { using: 'css selector', value: selector };
  await command('POST', '/frame', {
    id: elementSchema.parse(await command('POST', '/element', how)),
  });
}

async function openVisit(command: Command, origin: string): Promise<Visit> {
  const quiet = textSchema.parse(await command('GET', '/window'));
  let size: Size | null = null;
  let shown: string | null = null;

  const turnTo = (handle: string) => command('POST', '/window', { handle });

  async function applySize(): Promise<void> {
    if (size === null || shown === null) return;
    const { width, height } = size;
    await command('POST', '/window/rect', { x: 0, y: 0, width, height });
    const isDone = `innerWidth === ${width} && innerHeight === ${height}`;
    await expect
      .poll(() => evaluate(command, `Promise.resolve(String(${isDone}))`), { intervals: [20] })
      .toBe('true');
  }

  async function leave(): Promise<void> {
    if (shown !== null) await command('DELETE', '/window');
    shown = null;
    await turnTo(quiet);
  }

  async function act(source: object): Promise<void> {
    await command('POST', '/actions', { actions: [source] });
  }

  async function pressKeys(keys: string): Promise<void> {
    const actions = [...keys].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await act({ type: 'key', id: 'keyboard', actions });
  }

  await command('POST', '/url', { url: `${origin}${QUIET_PAGE}` });
  await forget(command);

  return {
    open: async (address) => {
      await leave();
      await call(command, openWatched, address);
      const handles = textsSchema.parse(await command('GET', '/window/handles'));
      shown = handles.find((handle) => handle !== quiet) ?? '';
      await turnTo(shown);
      await applySize();
      const isLoaded = `location.href !== 'about:blank' && document.readyState === 'complete'`;
      await expect
        .poll(() => evaluate(command, `Promise.resolve(String(${isLoaded}))`), { intervals: [20] })
        .toBe('true');
    },
    resize: async (wanted) => {
      size = wanted;
      await applySize();
    },
    evaluate: async (frame, expression) => {
      await enterFrame(command, frame);
      try {
        return await evaluate(command, expression);
      } finally {
        if (frame !== null) await command('POST', '/frame', { id: null });
      }
    },
    click: ({ x, y }) =>
      act({
        type: 'pointer',
        id: 'mouse',
        actions: [
          { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      }),
    press: (key) => pressKeys(KEYS[key]),
    type: pressKeys,
    complaints: async () => {
      if (shown === null) return [];
      await turnTo(quiet);
      const notes = await evaluate(command, 'Promise.resolve(JSON.stringify(notes))');
      await turnTo(shown);
      return textsSchema.parse(JSON.parse(notes));
    },
    picture: async () =>
      Buffer.from(textSchema.parse(await command('GET', '/screenshot')), 'base64'),
    end: leave,
  };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
}

async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const args = ['-displayfd', '1', '-screen', '0', SCREEN, '-nolisten', 'tcp'];
  const screen = spawn('Xvfb', args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const [number] = await once(screen.stdout, 'data');
  return { screen, display: `:${String(number).trim()}` };
}

async function isReady(address: string): Promise<boolean> {
  try {
    return (await fetch(`${address}/status`)).ok;
  } catch {
    return false;
  }
}

/** Starts Debian's WebKitGTK, which is driven by W3C WebDriver, on a screen that nobody sees. */
export async function startWebKit(binary: string): Promise<Browser> {
  const settings = await mkdtemp(join(tmpdir(), 'webkit-'));
  await mkdir(join(settings, 'gtk-3.0'));
  await writeFile(join(settings, 'gtk-3.0/gtk.css'), NARROW_WINDOWS);
  const { screen, display } = await startScreen();
  const port = await findFreePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      XDG_CONFIG_HOME: settings,
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
  });
  const address = `http://127.0.0.1:${port}`;
  await expect.poll(() => isReady(address), { intervals: [50] }).toBe(true);
  const command = await openSession(address, {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': {
      binary,
      args: ['--automation', '--javascript-can-open-windows-automatically=true'],
    },
  });
  return {
    visit: (origin) => openVisit(command, origin),
    close: async () => {
      await command('DELETE', '');
      await stop(driver);
      await stop(screen);
      await rm(settings, { recursive: true });
    },
  };
}
