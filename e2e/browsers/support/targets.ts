import type { Target } from './look-at.ts';

export const link = (name: string, within?: string): Target => target('a[href]', name, within);
export const button = (name: string, within?: string): Target => target('button', name, within);
export const heading = (name: string): Target => target('h1, h2, h3', name);
export const field = (label: string): Target => target('input, textarea', label);
export const choice = (label: string, within?: string): Target => target('label', label, within);
export const question = (words: string): Target => target('summary', words);
export const alert = (words: string): Target => target('[role=alert]', words);

function target(css: string, name: string, within?: string): Target {
  return { css, name, ...(within === undefined ? {} : { within }) };
}
