import { drawAll } from './build-steps/drawings.ts';

await drawAll();
