import { expect, test } from 'vitest';

import { startLeadRoom } from './lead-room.ts';

test('a long mail from before many others shows its beginning, and the rest where it is asked for', async () => {
  const { desk, member, path, id } = await startLeadRoom();
  const { rows } = await desk.pool.query<{ id: string }>(
    `with mail as (
       insert into lead_messages (lead_id, message_id, sent_at, from_address, subject, body, quoted, attachments,
         is_automatic)
       select $1, number || '@mail.example', now(), 'aoife@harbour.example', '',
         'Mail ' || number || repeat(' and so on', 100) || ', end of ' || number || '.', '', '[]', false
       from generate_series(1, 21) as number
       returning id, lead_id
     ), line as (
       insert into lead_events (lead_id, kind, detail, actor_kind)
       select lead_id, 'visitor_wrote', id::text, 'visitor' from mail order by id
     )
     select id from mail order by id limit 1`,
    [id],
  );
  const first = rows[0]?.id ?? '';

  const page = (await member.get(`${path}?list=view%3Dall`)).body;
  expect(page).toContain('Mail 1 and so on');
  expect(page).not.toContain('end of 1.');
  expect(page).toContain('end of 2.');
  expect(page.match(/Show the whole email/g)).toHaveLength(1);
  const link = `${path}?list=view%3Dall&amp;mail=${first}#mail-${first}`;
  expect(page).toContain(`href="${link}"`);

  const opened = (await member.get(`${path}?list=view%3Dall&mail=${first}`)).body;
  expect(opened).toContain('end of 1.');
  expect(opened).toContain('Show its beginning alone');
});

test('a mail names its sender where that is not the visitor, and shows a subject that says something', async () => {
  const { desk, member, path, id } = await startLeadRoom({
    name: 'Priya Sharma',
    email: 'priya@bramble.example',
  });
  await desk.pool.query(
    `with mail as (
       insert into lead_messages (lead_id, message_id, sent_at, from_address, subject, body, quoted, attachments,
         is_automatic)
       select $1, '<' || address || '>', now(), address, subject, body, '', '[]', false
       from (values ('PRIYA+new@bramble.example', 'Ring me', ''), ('ben@elsewhere.example', 'Re: Enquiry Email', 'No.'))
         as written (address, subject, body)
       returning id, lead_id
     )
     insert into lead_events (lead_id, kind, detail, actor_kind)
     select lead_id, 'visitor_wrote', id::text, 'visitor' from mail order by id`,
    [id],
  );
  const page = (await member.get(path)).body.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
  expect(page).toContain('Priya Sharma wrote back. Ring me');
  expect(page).toContain('ben@elsewhere.example wrote. That is not the visitor’s address. No.');
});
