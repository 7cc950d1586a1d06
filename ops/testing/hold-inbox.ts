import { startInbox } from '../inbox.ts';

// Opens the inbox of argv, its two ports and its data folder, and holds it: it ends with its process alone.
const [smtpPort, pagePort, dataDir = ''] = process.argv.slice(2);
process.send?.(await startInbox(Number(smtpPort), Number(pagePort), dataDir));
