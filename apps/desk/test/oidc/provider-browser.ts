/** A browser's cookies at the provider, and where the provider sends it in the end. */
export function openProviderBrowser() {
  const cookies = new Map<string, string>();

  return {
    /** Goes where it is sent, until that is the desk. */
    async follow(start: URL, callback: string): Promise<URL> {
      let url = start;
      for (let hop = 0; hop < 10; hop += 1) {
        const answer = await fetch(url, {
          redirect: 'manual',
          headers: {
            cookie: Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; '),
          },
        });
        for (const line of answer.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
          if (value === '') cookies.delete(name);
          else cookies.set(name, value);
        }
        const to = answer.headers.get('location');
        if (to === null)
          throw new Error(`${url.pathname} answered ${answer.status}: ${await answer.text()}`);
        url = new URL(to, url);
        if (url.href.startsWith(callback)) return url;
      }
      throw new Error('The provider leads nowhere.');
    },
  };
}
