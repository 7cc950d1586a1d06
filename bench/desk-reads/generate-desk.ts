import type { OpenDatabase } from '@high-street/server';

type Pool = OpenDatabase['pool'];

/** How much the database holds. */
export type DeskSize = { readonly leads: number; readonly events: number };

/** Fewer than the database would refuse as too slow. */
const AT_ONCE = 10_000;
const WAITING_SHARE = 0.02;
const KEPT_SHARE = 0.01;
const BOOKED_EACH = 25;
const NOTED_EACH = 20;

/** Whose leads are counted as "mine". */
export const PEOPLE = [1, 2, 3, 4, 5].map(
  (number) => `018f0000-0000-7000-8000-00000000000${number}`,
);

/** Some other number for each, and none twice, since the divisor is a prime. */
const MIXED = '(number::bigint * 1654435761 % 2147483647)::int';

const LEADS = `insert into leads (reference, contacts, mailbox, created_at, answer_state, lost_reason, held_by,
    held_since, quarantine_reasons, quarantined_at, attribution)
  select
    upper(substr(hex, 1, 4) || '-' || substr(hex, 5)),
    jsonb_build_object('contactName', first || ' ' || last, 'email', address, 'phoneNumber', '+447' || lpad((mixed % 1000000000)::text, 9, '0'),
      'message', said || ' ' || asked, 'storeName', last || ' ' || trade, 'leadStatus', case when is_register then 'Prospect' else 'Contact' end)
      || case when is_register then jsonb_build_object(
        'subscribedPlan', (array['trial', 'Basic', 'Growth', 'Scale'])[1 + mixed % 4],
        'storeGrowthStage', (array['Startup', 'Growing', 'Established', 'Enterprise'])[1 + mixed / 7 % 4]) else '{}' end,
    address, at, state, case when state = 'lost' then 'price' end,
    case when is_held then ($4::uuid[])[1 + mixed % 5] end, case when is_held then at + interval '1 hour' end,
    case when is_kept then array['trap', 'links'] end, case when is_kept then at end,
    case when mixed % 3 = 0 then jsonb_build_object('source', (array['newsletter', 'search', 'partner', 'fair'])[1 + mixed / 3 % 4],
      'campaign', 'campaign-' || mixed / 5 % 40, 'referrer', null, 'landingPage', '/pricing') end
  from (
    select *, number > $3::int * (1 - ${WAITING_SHARE}) as is_new, mixed % 10 < 4 as is_register,
      lpad(to_hex(mixed), 8, '0') as hex,
      lower(first) || '.' || lower(translate(last, 'éíóüøñ', 'eiouon')) || '-' || number / 2 || '@' || lower(trade) || '.example' as address,
      now() - ($3::int - number) * interval '6 minutes' as at
    from (
      select number, mixed,
        (array['Anna','Tamsin','Priya','Oluwaseun','Gethin','Hana','Marguerite','Aoife','Denise','Samir','Philippa','Zoë','José','Renée','Søren'])[1 + mixed % 15] as first,
        (array['Bell','Ogilvie','Sharma','Adeyemi','Rhys','Mori','Delacroix','Brennan','Kowalczyk','Haddad','Carruthers','Müller','Nuñez','Lefèvre','Fairbanks','Okafor','Whitlock'])[1 + mixed / 15 % 17] as last,
        (array['Bakery','Florist','Butchers','Tearooms','Greengrocer','Books','Ironmonger','Fishmonger','Cycles','Dairy','Chemist'])[1 + mixed / 255 % 11] as trade,
        (array['We open at seven and close at four.','Our counter is small but busy.','There are two shops and one van.','Saturdays are the worst.','Nobody here knows computers.'])[1 + mixed / 11 % 5] as said,
        (array['Do you deliver to Bristol on Saturdays?','What does the Growth plan cost for two shops?','Can customers book a table, too?','Is the café menu shown by QR code?','Could somebody ring me about loyalty cards before Easter?'])[1 + mixed / 13 % 5]
          || ' Ticket ' || mixed % 100000 || '.' as asked
      from generate_series($1::int, $2::int) as number, lateral (select ${MIXED} as mixed) as mixing
    ) as drawn
  ) as made, lateral (
    select is_new and number % 3 = 0 and number > $3::int * (1 - ${KEPT_SHARE} * 3) as is_kept,
      case when is_new then 'new' else (array['answered','answered','answered','answered','won','won','lost','lost','lost','spam'])[1 + mixed / 3 % 10] end as state,
      mixed % 10 < 6 as is_held
  ) as judged`;

const EVENTS = `insert into lead_events (lead_id, at, kind, actor_kind, person_id)
  select id, created_at + nth * interval '10 minutes',
    case nth when 0 then 'stored' when 1 then 'visitor_done' else 'marked_answered' end,
    case when nth > 1 then 'person' end, case when nth > 1 then held_by end
  from leads, generate_series(0, $1::int - 1) as nth`;

const DELIVERIES = `insert into deliveries (lead_id, kind, state, attempts, settled_at, reply)
  select id, kind, case when ascii(right(reference, 1)) = 48 and kind = 'provider' and answer_state = 'new' then 'dead'
      else 'done' end, 1, created_at, '250 2.0.0 Ok: queued'
  from leads, unnest(array['visitor', 'provider']) as kind`;

const BOOKINGS = `insert into bookings (reference, starts_at, ends_at, blocked_until, time_zone, details, mailbox, lead_id,
    name, email, note)
  select 'B' || reference, starts_at, starts_at + interval '30 minutes', starts_at + interval '30 minutes', 'Europe/London',
    jsonb_build_object('name', contact_name, 'email', email, 'note', ''), mailbox, id, '', email, ''
  from (
    select *, date_trunc('hour', now()) - row_number() over (order by created_at desc) * interval '1 hour' as starts_at
    from leads where abs(hashtext(reference)) % ${BOOKED_EACH} = 0
  ) as booked`;

const NOTES = `with noted as (
    insert into lead_notes (lead_id, person_id, actor_kind, body)
    select id, $1::uuid, 'person', 'Rang, and will ring again.' from leads
    where abs(hashtext(reference)) % ${NOTED_EACH} = 1
    returning id, lead_id
  )
  insert into lead_events (lead_id, kind, detail, actor_kind, person_id)
  select lead_id, 'note_added', id::text, 'person', $1::uuid from noted`;

/** Fills an empty database with what a provider has who was written to for years; the newest leads wait. */
export async function generateDesk(pool: Pool, { leads, events }: DeskSize): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    for (let first = 1; first <= leads; first += AT_ONCE) {
      await client.query(LEADS, [first, Math.min(leads, first + AT_ONCE - 1), leads, PEOPLE]);
    }
    await client.query(EVENTS, [Math.round(events / leads)]);
    await client.query(DELIVERIES);
    await client.query(BOOKINGS);
    await client.query(NOTES, [PEOPLE[0]]);
  } finally {
    await client.query('reset statement_timeout');
    client.release();
  }
}
