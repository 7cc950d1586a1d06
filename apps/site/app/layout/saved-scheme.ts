import { SCHEME_KEY } from './scheme-preference.ts';

/**
 * Runs before the first paint, as text inside the page: puts the visitor's remembered choices on the document, so that
 * no page flashes in the wrong colours, nor the browser's own bars. A blocked storage is harmless.
 */
export const SAVED_SCHEME_SCRIPT = `try{var d=document.documentElement.dataset,s=localStorage.getItem(${JSON.stringify(SCHEME_KEY)});if(s==='light'||s==='dark'){d.scheme=s;document.querySelectorAll('[data-bars]').forEach(function(t){t.media=t.dataset.bars===s?'all':'not all'})}if(localStorage.getItem('motion')==='paused')d.motion='paused'}catch(e){}`;
