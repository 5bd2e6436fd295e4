import { createIdentityServer, type IdentityServerOptions } from '@scenewright/identity-server';
import { isNoRoom } from '@scenewright/provider-contract/disk-fault.ts';
import { networkOf } from '../../../client-network.ts';
import { isGone } from '@scenewright/http/connections.ts';
import { mailboxOf } from '../../../mailbox.ts';
import { takeFromQuota } from '../../../quota.repository.ts';
import { createTextSeal } from '../../../sealed-text.ts';
import { readOrCreateSecret } from '../../../secret-file.ts';
import type { Identity } from '../identity.ts';
import { orUnavailable } from '../unavailable.ts';

const handedOver = {
  counting: { networkOf, mailboxOf, takeFromQuota },
  faults: { isNoRoom, isGone },
  readOrCreateSecret,
  createTextSeal,
};

type EmbeddedIdentityOptions = Omit<IdentityServerOptions, keyof typeof handedOver>;

/** The identity service of our own, in this process. */
export async function createEmbeddedIdentity(options: EmbeddedIdentityOptions) {
  const { identity, registerRoutes } = await createIdentityServer({ ...options, ...handedOver });
  const embedded: Identity = {
    ...identity,
    verify: (token) => orUnavailable(identity.verify(token)),
  };
  return { identity: embedded, registerRoutes };
}
