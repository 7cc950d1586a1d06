import './forecast-table.css';

import type { Teller } from './describe-week.ts';
import type { ForecastDay } from './forecast-week.ts';
import type { ForecastWords } from './forecast-words.ts';

type ForecastTableProps = { words: ForecastWords; teller: Teller; days: readonly ForecastDay[] };

/** The days to come as a table, for those who would rather read than look. */
export function ForecastTable({ words, teller, days }: ForecastTableProps) {
  const { table } = words;
  return (
    <details className="forecast-details">
      <summary>{table.show}</summary>
      <table className="forecast-table">
        <caption>{table.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{table.day}</th>
            <th scope="col">{table.usual}</th>
            <th scope="col">{table.orders}</th>
            <th scope="col">{table.sales}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ id, usual, expected }) => (
            <tr key={id}>
              <th scope="row">{words.days[id].name}</th>
              <td>{usual.orders}</td>
              <td>{expected.orders}</td>
              <td>{teller.money(expected.sales)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
