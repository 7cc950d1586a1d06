/** One line of time that Prometheus keeps: a metric with its labels. */
export type Series = { readonly metric: string; readonly labels: ReadonlyMap<string, string> };

const LINE = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? \S+$/;
const LABEL = /(\w+)="((?:[^"\\]|\\.)*)"/g;

/** What Prometheus keeps after it has read these metrics from a process of that job: `up` and two labels are its own. */
export function listSeries(job: string, metrics: string): Series[] {
  const own: [string, string][] = [
    ['job', job],
    ['instance', 'host:1'],
  ];
  const read = metrics.split('\n').flatMap((line) => {
    const [, metric, labels = ''] = LINE.exec(line) ?? [];
    if (metric === undefined) return [];
    const given = Array.from(
      labels.matchAll(LABEL),
      ([, name = '', value = '']) => [name, value] as const,
    );
    return [{ metric, labels: new Map([...own, ...given]) }];
  });
  return [{ metric: 'up', labels: new Map(own) }, ...read];
}
