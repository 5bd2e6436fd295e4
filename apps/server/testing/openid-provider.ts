import { createServer } from 'node:http';
import { Provider } from 'oidc-provider';

/** Somebody with an account at the provider; the name they log in with is their subject. */
export interface Person {
  readonly email: string;
  readonly emailVerified: boolean;
  readonly name: string;
}

export interface OpenIdProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** By the name they log in with. */
  readonly people: Map<string, Person>;
  close(): Promise<void>;
}

const clientId = 'scenewright';
const clientSecret = 'known to the tests and to nobody else';

/** A real OpenID Connect provider that stands for Google, with its own pages to log in, agree and abort. */
export async function startOpenIdProvider(options: {
  port: number;
  redirectUri: string;
}): Promise<OpenIdProvider> {
  const issuer = `http://localhost:${options.port}`;
  const people = new Map<string, Person>();
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [options.redirectUri],
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
      },
    ],
    // As Google does: the address and the name are in the ID token itself.
    conformIdTokenClaims: false,
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture'] },
    scopes: ['openid', 'email', 'profile', 'offline_access'],
    pkce: { required: () => true },
    cookies: { keys: ['a key for cookies of tests'] },
    ttl: {
      AccessToken: 3_600,
      AuthorizationCode: 60,
      Grant: 3_600,
      IdToken: 3_600,
      Interaction: 3_600,
      Session: 3_600,
    },
    findAccount: (_context, subject) => {
      const person = people.get(subject);
      if (person === undefined) return undefined;
      return {
        accountId: subject,
        claims: () => ({
          sub: subject,
          email: person.email,
          email_verified: person.emailVerified,
          name: person.name,
          picture: `${issuer}/${subject}.png`,
        }),
      };
    },
  });
  const server = createServer(provider.callback());
  await new Promise<void>((resolve) => server.listen(options.port, '127.0.0.1', resolve));
  return {
    issuer,
    clientId,
    clientSecret,
    people,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A browser without a screen: it keeps cookies, follows redirects, and fills in the provider's forms. */
export function createFormBrowser(provider: OpenIdProvider) {
  const cookies = new Map<string, string>();

  async function load(address: string, form?: Record<string, string>): Promise<Response> {
    const headers = { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
    const reply = await fetch(address, {
      redirect: 'manual',
      headers,
      ...(form === undefined ? {} : { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const line of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return reply;
  }

  /** Follows redirects as long as they stay at the provider. @returns the last address, with its page where there is one */
  async function follow(
    reply: Response,
    from: string,
  ): Promise<{ address: string; page: string | null }> {
    const location = reply.headers.get('location');
    if (location === null) return { address: from, page: await reply.text() };
    const next = new URL(location, from).href;
    return next.startsWith(provider.issuer)
      ? await follow(await load(next), next)
      : { address: next, page: null };
  }

  return {
    /** Goes to the provider, logs in as somebody and agrees. @returns where the provider sends the browser: our callback */
    async signIn(authorizationUrl: string, login: string): Promise<string> {
      let { address, page } = await follow(await load(authorizationUrl), authorizationUrl);
      while (page !== null) {
        const action = /action="([^"]+)"/.exec(page)?.[1];
        const prompt = /name="prompt" value="([^"]+)"/.exec(page)?.[1];
        if (action === undefined || prompt === undefined)
          throw new Error(`the provider shows no form:\n${page.slice(0, 400)}`);
        const target = new URL(action, address).href;
        ({ address, page } = await follow(
          await load(target, prompt === 'login' ? { prompt, login, password: 'any' } : { prompt }),
          target,
        ));
      }
      return address;
    },
    /** Goes to the provider and turns away. @returns where the provider sends the browser */
    async abort(authorizationUrl: string): Promise<string> {
      const { address } = await follow(await load(authorizationUrl), authorizationUrl);
      const target = `${address}/abort`;
      return (await follow(await load(target), target)).address;
    },
  };
}
