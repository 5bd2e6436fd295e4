import type { ColumnType, Generated } from 'kysely';

/** A jsonb object: parsed when read, handed over as JSON text when written. */
type JsonObject = ColumnType<Record<string, unknown>, string, string>;
type GeneratedJsonObject = ColumnType<Record<string, unknown>, string | undefined, string>;

export interface IdentityUserTable {
  id: string;
  email: string | null;
  password_hash: string | null;
  email_confirmed_at: Date | null;
  new_email: string | null;
  new_email_proved_elsewhere: Generated<boolean>;
  is_anonymous: boolean;
  user_metadata: JsonObject;
  app_metadata: GeneratedJsonObject;
  confirmation_sent_at: Date | null;
  recovery_sent_at: Date | null;
  email_change_sent_at: Date | null;
  last_sign_in_at: Date | null;
  banned_until: Date | null;
  created_at: Date;
  updated_at: Date;
}

export interface IdentityIdentityTable {
  id: string;
  user_id: string;
  provider: string;
  subject: string;
  identity_data: JsonObject;
  last_sign_in_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

export interface IdentitySessionTable {
  id: string;
  user_id: string;
  method: string;
  refresh_counter: ColumnType<bigint, bigint | number, bigint | number>;
  refreshed_at: Date;
  created_at: Date;
}

export interface IdentityFlowStateTable {
  id: string;
  user_id: string;
  method: string;
  code_challenge: string;
  auth_code_hash: Uint8Array | null;
  code_issued_at: Date | null;
  sealed_provider_tokens: string | null;
  sign_up_id: string | null;
  created_at: Date;
}

export interface IdentityProviderStateTable {
  id: string;
  provider: string;
  nonce: string;
  code_verifier: string;
  code_challenge: string | null;
  redirect_to: string;
  linking_user_id: string | null;
  browser_hash: Uint8Array;
  created_at: Date;
  used_at: Date | null;
}

export type OneTimeTokenType =
  | 'signup'
  | 'recovery'
  | 'magiclink'
  | 'reauthentication'
  | 'email_change_current'
  | 'email_change_new';

export interface IdentityOneTimeTokenTable {
  token_hash: Uint8Array;
  user_id: string;
  type: OneTimeTokenType;
  flow_state_id: string | null;
  sign_up_id: string | null;
  code_hash: Uint8Array;
  attempts: Generated<number>;
  created_at: Date;
  expires_at: Date;
}

export interface IdentitySignUpTable {
  id: string;
  user_id: string;
  password_hash: string | null;
  user_metadata: JsonObject;
  code_challenge: string | null;
  created_at: Date;
}

export interface IdentityPasswordGuessTable {
  key_hash: Uint8Array;
  guesses: number;
  last_at: Date;
}

export interface IdentityAuditTable {
  id: Generated<bigint>;
  at: Date;
  action: string;
  user_id: string | null;
  address: string | null;
}

/** Tables of the identity service, by name. */
export interface IdentityTables {
  identity_user: IdentityUserTable;
  identity_identity: IdentityIdentityTable;
  identity_session: IdentitySessionTable;
  identity_flow_state: IdentityFlowStateTable;
  identity_provider_state: IdentityProviderStateTable;
  identity_one_time_token: IdentityOneTimeTokenTable;
  identity_sign_up: IdentitySignUpTable;
  identity_password_guess: IdentityPasswordGuessTable;
  identity_audit: IdentityAuditTable;
}
