/** The bare framework: answers everything with the constant that its first argument is, at the port that its second one is. */
import fastify from 'fastify';

const [, , answer = '{}', port = '0'] = process.argv;
const constant: unknown = JSON.parse(answer);
const app = fastify({ logger: false });
app.get('/*', async () => constant);
await app.listen({ host: '127.0.0.1', port: Number(port) });
process.stdout.write('ready\n');
process.once('SIGTERM', () => void app.close().then(() => process.exit(0)));
