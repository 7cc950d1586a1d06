import './numbers.css';
import './panels.css';
import './charts.css';
import './number-table.css';
import './print.css';

import { Button, DownloadIcon, TriangleAlertIcon } from '@high-street/ui';
import { Form } from 'react-router';

import { deskContext } from '#app/context.ts';
import { useFrame } from '#app/frame/use-frame.ts';
import { RoomHead } from '#app/parts/room-head.tsx';
import { Strip } from '#app/parts/strip.tsx';
import { sayHalf } from './answer-times.ts';
import { FirstPagesPanel } from './first-pages-panel.tsx';
import { FunnelPanel } from './funnel-panel.tsx';
import { Hatch } from './hatch.tsx';
import { NotesPanel } from './notes-panel.tsx';
import { NothingCounted, TooFew } from './nothing-told.tsx';
import { NumbersFilters, Periods } from './numbers-filters.tsx';
import { readNumbersQuery, type NumbersQuery } from './numbers-query.ts';
import { readNumbers, type NumbersData } from './read-numbers.ts';
import { SourcesPanel } from './sources-panel.tsx';
import { StepsPanel } from './steps-panel.tsx';
import { StopsPanel } from './stops-panel.tsx';
import { VitalsPanel } from './vitals-panel.tsx';
import { WaitsPanel } from './waits-panel.tsx';
import { WeekPanel } from './week-panel.tsx';
import { WORDS } from './words.ts';
import type { Route } from './+types/route.ts';

export const meta = () => [{ title: WORDS.title }];

export async function loader({ context, url }: Route.LoaderArgs) {
  const query = readNumbersQuery(url.searchParams);
  return { query, data: await readNumbers(context.get(deskContext), query) };
}

type RoomProps = { data: NumbersData; query: NumbersQuery };

function Export({ data: { period }, query }: RoomProps) {
  const fields = { ...query, from: period.from, to: period.to };
  return (
    <Form method="post" action="/numbers/export" reloadDocument>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant="quiet" size="small">
        <DownloadIcon size={18} />
        {WORDS.export}
        <span className="sr-only"> {WORDS.exportAbout}</span>
      </Button>
    </Form>
  );
}

function Lede({ data }: Pick<RoomProps, 'data'>) {
  const { stages, answers, targetMinutes, period, hasForm } = data;
  const sent = stages.sent.now;
  const half = sayHalf(answers, targetMinutes, sent);
  const seen = WORDS.lede.seen(stages.seen.now, period.weeks);
  const wrote =
    half === null || sent === 0
      ? WORDS.lede.wrote(sent, period.weeks)
      : WORDS.lede.both(sent, period.weeks, half);
  return (
    <>
      <b>{hasForm ? wrote : seen}</b> {WORDS.lede.privacy}
    </>
  );
}

function isAllSmall({ stages, landings, vitals }: NumbersData): boolean {
  const all = [
    ...Object.values(stages),
    ...landings.flatMap(({ seen, landed, sent, won }) => [seen, landed, sent, won]),
    ...vitals.flatMap(({ good, fair, poor }) => [good, fair, poor]),
  ];
  return all.every(({ now, earlier }) => now === 0 && (earlier ?? 0) === 0);
}

function Panels({ data, query }: RoomProps) {
  if (data.isEmpty) return <NothingCounted />;
  if (isAllSmall(data)) return <TooFew to={data.presets.at(-1)?.to ?? '/numbers'} />;
  return (
    <>
      <FunnelPanel data={data} query={query} />
      <WeekPanel data={data} />
      {data.hasForm ? (
        <div className="numbers-pair">
          <StopsPanel data={data} query={query} />
          <div className="grid grid-cols-1 grid-rows-[auto_1fr] gap-6">
            <WaitsPanel data={data} />
            <StepsPanel data={data} />
          </div>
        </div>
      ) : null}
      <SourcesPanel data={data} />
      <FirstPagesPanel data={data} />
      <VitalsPanel data={data} query={query} />
    </>
  );
}

function Gap({ gaps }: { gaps: readonly string[] }) {
  const [first, ...others] = gaps;
  if (first === undefined) return null;
  const read = (
    <a href="#notes-title" className="link">
      {WORDS.gap.read}
    </a>
  );
  return (
    <Strip tone="butter" icon={<TriangleAlertIcon size={18} />} isLive={false} acts={read}>
      <b>{WORDS.gap.strong}</b> {first} {others.length === 0 ? null : WORDS.gap.more(others.length)}
    </Strip>
  );
}

export default function Numbers({ loaderData: { data, query } }: Route.ComponentProps) {
  const mayExport = useFrame().me.role === 'owner';
  return (
    <div className="numbers">
      <RoomHead
        title={WORDS.title}
        lede={data.isEmpty ? WORDS.lede.privacy : <Lede data={data} />}
        acts={mayExport && !data.isEmpty ? <Export data={data} query={query} /> : null}
      />
      {data.isEmpty ? null : (
        <>
          <Periods presets={data.presets} />
          <NumbersFilters data={data} query={query} />
        </>
      )}
      <Gap gaps={data.notes.gaps} />
      <Hatch />
      <Panels data={data} query={query} />
      {data.isEmpty ? null : <NotesPanel data={data} />}
    </div>
  );
}
