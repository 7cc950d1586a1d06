import { startPageServer } from './page-server.ts';
const s = await startPageServer('/work/main/apps/site/build/client'); console.log(s.origin);
