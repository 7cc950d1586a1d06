/** Where nginx answers, and where the services behind it do. */
export type ProxyPorts = {
  readonly site: number;
  readonly booking: number;
  readonly api: readonly number[];
  readonly calendar: number;
};

/** A service that restarts is asked again at once: by default nginx would leave it alone for ten seconds. */
const server = (port: number) => `server 127.0.0.1:${port} max_fails=0;`;

/** The services close idle connections after 5 s, so nginx lets go of them before. */
const KEEP_ALIVE = 'keepalive 16; keepalive_timeout 4s;';

/**
 * The `http` of an nginx as docs/decisions/004-proxy-retries.md has it: what one replica does not answer goes to the other, calls that
 * store something too, since each has a key; and an asset that one version does not have may be the other's.
 */
export function nginxConfig({ site, booking, api, calendar }: ProxyPorts): string {
  return `
  upstream api { ${api.map(server).join(' ')} ${KEEP_ALIVE} }
  upstream calendar { ${server(calendar)} ${KEEP_ALIVE} }

  proxy_http_version 1.1;
  proxy_set_header Connection "";
  proxy_set_header Host $http_host;
  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
  proxy_set_header X-Forwarded-Proto $scheme;
  proxy_connect_timeout 1s;
  proxy_next_upstream_tries 2;

  server {
    listen 127.0.0.1:${site};
    location / {
      proxy_pass http://api;
      proxy_next_upstream error timeout http_502 http_503 http_504 non_idempotent;
    }
    location /assets/ {
      proxy_pass http://api;
      proxy_next_upstream error timeout http_404 http_502 http_503 http_504;
    }
  }
  server {
    listen 127.0.0.1:${booking};
    location / { proxy_pass http://calendar; }
  }
`;
}
