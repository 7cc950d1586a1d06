import { expect, test } from 'vitest';

import { readProject } from './testing/read-project.ts';

test('the nginx that README proposes writes no secret of a link into its logs', () => {
  const [block = ''] = /```nginx.*?```/s.exec(readProject('README.md')) ?? [];
  const [, format = ''] = /log_format without_queries '(.*)';/.exec(block) ?? [];
  const [, desk = ''] = block.split('# the desk\n');

  expect(format).toContain('$uri');
  expect(format).not.toMatch(/\$(?:request\b|request_uri|args|query_string|http_referer)/);
  expect(block).toMatch(/access_log \S+ without_queries;/);
  expect(block).toContain('error_log /var/log/nginx/error.log crit;');
  expect(desk).toContain('access_log off;');
});
