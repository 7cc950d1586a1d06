import { expect, test } from 'vitest';

import { readProject } from './testing/read-project.ts';

function formatOf(page: string): string {
  const [, format = ''] = /log_format without_queries '(.*)';/.exec(readProject(page)) ?? [];
  return format;
}

test('no access log that the documents propose has what tells visitors apart', () => {
  for (const page of ['README.md', 'docs/operations.md']) {
    expect(formatOf(page)).toMatch(/^\[\$time_local\] /);
    expect(formatOf(page)).not.toMatch(/\$(?:remote_|http_|proxy_add|realip)/);
  }
  const [caddy = ''] = /# Caddy, within.*?```/s.exec(readProject('docs/operations.md')) ?? [];
  for (const field of ['remote_ip', 'remote_port', 'client_ip', 'headers']) {
    expect(caddy).toContain(`request>${field} delete`);
  }
});

test('the nginx that README proposes writes no secret of a link into its logs', () => {
  const [block = ''] = /```nginx.*?```/s.exec(readProject('README.md')) ?? [];
  const format = formatOf('README.md');
  const [, desk = ''] = block.split('# the desk\n');

  expect(format).toContain('$uri');
  expect(format).not.toMatch(/\$(?:request\b|request_uri|args|query_string|http_referer)/);
  expect(block).toMatch(/access_log \S+ without_queries;/);
  expect(block).toContain('error_log /var/log/nginx/error.log crit;');
  expect(desk).toContain('access_log off;');
});
