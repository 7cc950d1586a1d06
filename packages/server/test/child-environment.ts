/** What a process that a test starts has of our environment: where programs are, and where Node keeps what it compiled. */
export const CHILD_ENVIRONMENT: NodeJS.ProcessEnv = {
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
};
