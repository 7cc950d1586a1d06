// Without imports, as it starts anew for every check: those of a service would take five times as long.
const port = process.argv[2] ?? '3000';
const answer = await fetch(`http://127.0.0.1:${port}/healthz`);
process.exitCode = answer.ok ? 0 : 1;
