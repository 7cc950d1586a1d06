import type { LeadQuery } from '@high-street/leads';
import { Button, ChevronDownIcon, DownloadIcon } from '@high-street/ui';
import { Form } from 'react-router';

import { listFields } from './list-address.ts';
import { WORDS } from './words.ts';

const words = WORDS.export;
const FORMATS = ['csv', 'json'] as const;

/** Exports everything that a view and its filters leave, on all its pages. */
export function ExportView({ query }: { query: LeadQuery }) {
  return (
    <Form method="post" action="/leads/export" reloadDocument className="grid gap-3">
      {listFields(query).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <span className="caption muted">{words.hint}</span>
      <span className="line">
        {FORMATS.map((format) => (
          <Button
            key={format}
            type="submit"
            name="format"
            value={format}
            variant="quiet"
            size="small"
          >
            <span className="sr-only">{words.act} </span>
            {words.formats[format]}
          </Button>
        ))}
      </span>
    </Form>
  );
}

/** The same, folded away until it is wanted. */
export function ExportFold({ query }: { query: LeadQuery }) {
  return (
    <details className="fold">
      <summary className="button" data-variant="quiet" data-size="small">
        <DownloadIcon size={18} aria-hidden />
        {words.act}
        <ChevronDownIcon size={16} aria-hidden />
      </summary>
      <div className="fold-body">
        <ExportView query={query} />
      </div>
    </details>
  );
}
