type Options = {
  readonly port: number;
  readonly root: string;
  /** The headers that the build wrote for nginx. */
  readonly headers: string;
};

/** nginx at its fastest with the built site: one worker, packed files as they are, nothing logged, no address that has moved. */
export function nginxSite({ port, root, headers }: Options): string {
  return `
daemon off;
pid nginx.pid;
worker_processes 1;
${process.getuid?.() === 0 ? 'user root;' : ''}
error_log stderr crit;
events {}
http {
  access_log off;
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;

  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000000;
  types { text/html html; }
  charset utf-8;
  include ${headers};

  server {
    listen 127.0.0.1:${port};
    root ${root};
    gzip_static on;
    location / { try_files $uri $uri/index.html =404; }
  }
}
`;
}
