import { readProject } from './read-project.ts';

/** The settings of a systemd unit: each name, with its section before it, has its values in their order. */
export function readUnit(name: string): ReadonlyMap<string, readonly string[]> {
  const settings = new Map<string, string[]>();
  let section = '';
  for (const line of readProject(`deploy/systemd/${name}`).split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const [, heading] = /^\[(\w+)\]$/.exec(line) ?? [];
    const [, key, value] = /^(\w+)=(.*)$/.exec(line) ?? [];
    if (heading) section = heading;
    else if (key === undefined || value === undefined) throw new Error(`${name}: ${line}`);
    else settings.set(`${section}.${key}`, [...(settings.get(`${section}.${key}`) ?? []), value]);
  }
  return settings;
}

/** The variables that a unit sets, by name. */
export function readVariables(name: string): Readonly<Record<string, string>> {
  const lines = readUnit(name).get('Service.Environment') ?? [];
  const pairs = lines.flatMap((line) => line.split(' ')).map((pair) => pair.split('='));
  return Object.fromEntries(pairs.map(([variable = '', value = '']) => [variable, value]));
}
