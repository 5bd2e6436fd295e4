import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  type IdentityService,
  startIdentityService,
} from '../../apps/server/testing/identity-service.ts';

const email = 'ada@example.com';
let service: IdentityService;

beforeAll(async () => {
  service = await startIdentityService();
  await service.client().signUp({ email, password: 'a long password' });
});
beforeEach(() => void service.events.splice(0));
afterAll(() => service.close());

it('records a refused sign-in, for an address that is known and for one that is not', async () => {
  await service.client().signInWithPassword({ email, password: 'a wrong password' });
  await service
    .client()
    .signInWithPassword({ email: 'nobody@example.com', password: 'a wrong password' });
  expect(service.events).toEqual([
    {
      kind: 'sign_in_refused',
      reason: 'credentials',
      subject: expect.stringMatching(/^[\da-f-]{36}$/),
      address: '127.0.0.1',
      email,
    },
    {
      kind: 'sign_in_refused',
      reason: 'credentials',
      subject: null,
      address: '127.0.0.1',
      email: 'nobody@example.com',
    },
  ]);
});

it('records a wrong code', async () => {
  await service.client().verifyOtp({ email, token: '000000', type: 'signup' });
  expect(service.events).toEqual([{ kind: 'code_refused', address: '127.0.0.1', email }]);
});
