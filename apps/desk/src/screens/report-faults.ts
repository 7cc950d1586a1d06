import { data, type RouterContext, type ServerBuild } from 'react-router';

import type { Visit } from '#/visit/index.ts';

type Context = { get<Value>(key: RouterContext<Value>): Value };
type Run<Args, Rest extends unknown[], Result> = (args: Args, ...rest: Rest) => Result;

const FAULT = 500;

/**
 * The same screens, of which every error that no loader, action or middleware foresaw is logged under the number of its
 * request. In its place the page is given that number: React Router itself would write the error to stderr, and tell
 * the page nothing.
 */
export function reportFaults(build: ServerBuild, visitContext: RouterContext<Visit>): ServerBuild {
  function report<Args extends { context: Context }, Rest extends unknown[], Result>(
    run: Run<Args, Rest, Result>,
  ) {
    return async (args: Args, ...rest: Rest): Promise<Awaited<Result>> => {
      try {
        return await run(args, ...rest);
      } catch (thrown) {
        // What is thrown on purpose is an answer: a redirect, or a refusal with its status.
        if (!(thrown instanceof Error)) throw thrown;
        throw data(args.context.get(visitContext).reportFault(thrown), FAULT);
      }
    };
  }

  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (route === undefined) return [id, route] as const;
    const { loader, action, middleware } = route.module;
    const module = {
      ...route.module,
      ...(loader ? { loader: report(loader) } : {}),
      ...(action ? { action: report(action) } : {}),
      ...(middleware ? { middleware: middleware.map((each) => report(each)) } : {}),
    };
    return [id, { ...route, module }] as const;
  });
  return { ...build, routes: Object.fromEntries(routes) };
}
