import type { ErrorRow } from './error-row.ts';

/** What the contract knows and this service has not: other providers, SSO, second factors. */
export const absentRows: readonly ErrorRow[] = [
  {
    method: 'POST',
    path: '/sso',
    body: {},
    status: 404,
    code: 'saml_provider_disabled',
    message: 'SAML 2.0 is disabled',
  },
  {
    method: 'GET',
    path: '/authorize?provider=google',
    status: 400,
    code: 'validation_failed',
    message: 'Unsupported provider: provider is not enabled',
  },
  {
    method: 'GET',
    path: '/authorize',
    status: 400,
    code: 'validation_failed',
    message: 'Unsupported provider: missing provider',
  },
  {
    method: 'GET',
    path: '/factors',
    status: 404,
    code: 'not_found',
    message: 'This path is not part of the identity service',
  },
];
