/**
 * `npm run dev`: the server, started again when a file of it changes, and Vite, which swaps changed web modules in place.
 * Open the address that Vite prints: it hands everything that is not the web app on to the server.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'vite';
import { documentOf } from '@scenewright/contract/rules/pages.ts';

const serverPort = Number(process.env['PORT'] ?? 3000);
const webPort = Number(process.env['WEB_PORT'] ?? serverPort + 1);
const server = `http://127.0.0.1:${serverPort}`;

function startServer(): ChildProcess {
  const args = [
    '--watch-path=apps/server',
    '--watch-path=packages/contract',
    '--watch-preserve-output',
    'apps/server/main.ts',
  ];
  return spawn(process.execPath, args, {
    stdio: 'inherit',
    env: {
      ...process.env,
      PORT: String(serverPort),
      PUBLIC_URL: process.env['PUBLIC_URL'] ?? `http://localhost:${webPort}`,
    },
  });
}

const api = startServer();
// Whole first segments with their version: `/api/` alone would swallow the web app's own modules of apps/web/api.
const serverPaths = [
  '/api/v1/',
  '/auth/v1/',
  '/media/',
  '/fonts/',
  '/watch/',
  '/mail/',
  '/outbox',
  '/docs',
  '/openapi.json',
  '/healthz',
  '/readyz',
];
const toServer = { target: server, changeOrigin: false };
const vite = await createServer({
  configFile: 'apps/web/vite.config.ts',
  appType: 'mpa',
  server: {
    port: webPort,
    strictPort: true,
    proxy: Object.fromEntries(serverPaths.map((path) => [path, toServer])),
  },
  plugins: [
    {
      name: 'pages',
      configureServer: (dev) => () => {
        dev.middlewares.use((request, _response, next) => {
          const path = (request.originalUrl ?? '/').split('?')[0] ?? '/';
          request.url = `/${documentOf(path)}`;
          next();
        });
      },
    },
  ],
});
await vite.listen();
vite.printUrls();

const stop = () => {
  api.kill('SIGTERM');
  void vite.close();
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
api.once('exit', (code) => void vite.close().then(() => process.exit(code ?? 0)));
