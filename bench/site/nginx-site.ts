type Options = {
  readonly port: number;
  readonly root: string;
  /** Where the build wrote its rules for nginx. */
  readonly rules: string;
};

/** The `http` of an nginx that is at its fastest with the built site: packed files as they are. No call is for the API. */
export function nginxSite({ port, root, rules }: Options): string {
  return `
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000000;
  include ${rules}/nginx-headers.conf;
  upstream high_street_api { server 127.0.0.1:9; }

  server {
    listen 127.0.0.1:${port};
    root ${root};
    include ${rules}/nginx-site.conf;
  }
`;
}
