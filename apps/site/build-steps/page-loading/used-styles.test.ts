import { parse } from 'parse5';
import { expect, test } from 'vitest';

import { usedStyles } from './used-styles.ts';

const PAGE =
  parse(`<!doctype html><html data-ground="paper"><body><main class="a"><p class="b" data-size="small" style="color:var(--page)">B</p>
<details><summary>S</summary><p class="answer">A</p></details><input type="checkbox"><input type="search" placeholder="A"><noscript><i class="plain">P</i></noscript>
</main></body></html>`);

test.each([
  ['.a{color:red}', 'what is there'],
  ['.a>.b{color:red}', 'what stands inside it'],
  ['.b:not(:focus-visible){color:red}', 'a control that is not focused'],
  ['.a::before{content:"x"}', 'what the styles themselves add'],
  ['details[open]>.answer{color:red}', 'an answer that is opened'],
  ['details+input:checked{color:red}', 'a box that is ticked'],
  [':root[data-scheme=dark] .a{color:red}', 'the scheme that was chosen before'],
  ['.a:has(>.b:checked){color:red}', 'a part with another one in any lasting state'],
  ['.a:not(:is(:hover)){color:red}', 'what is not pointed at, said in another way'],
  ['::selection{color:red}', 'every element'],
  ['main>:not([data-complete])+details{color:red}', 'a part beside one in any state'],
  ['main>:focus-within:focus>summary{color:red}', 'what stands in a part that is focused'],
  ['.a:not(:hover){color:red}', 'what is not pointed at'],
  ['.a:is(:hover,[class]){color:red}', 'what is pointed at, or another one'],
  [':where(.gone,.b){color:red}', 'one of several'],
  ['.a{animation:turn 1s}@keyframes turn{0%{opacity:0}to{opacity:1}}', 'a movement'],
  ['.a{--x:1px;--y:var(--x);margin:var(--y)}', 'what is read by way of another property'],
  [':root{--page:red}', 'what the page itself reads'],
  ['.a{& .b{color:red}}main{& .b{color:blue}}', 'what stands inside another rule'],
  ['.a{height:100vh;height:100dvh}', 'what only some browsers know'],
  ['::placeholder{color:red}', 'a field that shows what to type'],
  ['.a ::-webkit-search-decoration{color:red}', 'the part of a field that is there'],
  ['@font-face{font-family:A;src:local("B")}', 'a font'],
  [
    '@layer properties{*{--x:initial}}.a{--x:1px;margin:var(--x,2px)}@property --x{syntax:"*";inherits:false}',
    'a property that is set',
  ],
  [
    '.a{margin:var(--x)}@property --x{syntax:"*";inherits:false;initial-value:0}',
    'its first value',
  ],
])('%s stays, as it can apply to %s', (css) => {
  expect(usedStyles(css, PAGE)).toBe(css);
});

test.each([
  ['.gone{color:red}', ''],
  ['.a .gone{color:red}', ''],
  ['.a:hover,.a:focus{color:red}', '.a:focus{color:red}'],
  ['.a:active .b{color:red}', ''],
  ['/*! A notice */.a{color:red}', '.a{color:red}'],
  ['@keyframes turn{to{opacity:1}}', ''],
  [':root{--unread:1px;--chain:var(--unread)}', ''],
  ['@property --unread{syntax:"*";inherits:false}', ''],
  [
    '@layer properties{*{--x:initial}}.a{margin:var(--x,2px)}@property --x{syntax:"*";inherits:false}',
    '.a{margin:var(--x,2px)}',
  ],
  ['@media print{.a{color:red}}', ''],
  ['@media (forced-colors:active){.a{border:2px solid}}', ''],
  ['.a:disabled{color:red}', ''],
  [':-moz-focusring:where(:not(iframe)){color:red}', ''],
  ['.a:is(:disabled,[data-ground]){color:red}', ''],
  ['.b :is(:hover){color:red}', ''],
  ['.plain{color:red}', ''],
  ['.a:has(>.gone:checked) .b{color:red}', ''],
  ['.a:has(>.b:focus) .b{color:red}', ''],
  ['.b[data-size=large]{color:red}', ''],
  ['::file-selector-button{color:red}', ''],
  ['::-webkit-datetime-edit-year-field{color:red}', ''],
  ['.a,.gone{color:red}', '.a{color:red}'],
  ['@layer x{@media screen{.gone{color:red}}.a{color:red}}', '@layer x{.a{color:red}}'],
  ['@media screen{@supports (color:red){.gone{color:red}}}', ''],
])('of %s is left "%s"', (css, left) => {
  expect(usedStyles(css, PAGE).replaceAll(/\s/g, '')).toBe(left.replaceAll(/\s/g, ''));
});
