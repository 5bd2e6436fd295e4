/** What a start that could not listen at its address says, instead of the system's own code. @param setting the name of the one that chose the port */
export function explainFailedListen(
  error: unknown,
  { HOST, PORT }: { readonly HOST: string; readonly PORT: number },
  setting = 'PORT',
): unknown {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  switch (code) {
    case 'EADDRINUSE':
      return new Error(
        `Port ${PORT} is in use: stop the program that uses it, or set ${setting} to another one.`,
      );
    case 'EACCES':
      return new Error(`This user may not use port ${PORT}: set ${setting} to 1024 or more.`);
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EADDRNOTAVAIL':
      return new Error(
        `The setting HOST is wrong: ${HOST} is no address of this machine (127.0.0.1 serves this machine alone, 0.0.0.0 every network).`,
      );
    default:
      return error;
  }
}
