/** Tables of signing on through a provider of an organization (SAML). */

export interface SamlProviderTable {
  organization: string
  id: string
  label: string
  /** '' while it is not set; so are the two below. */
  entity_id: string
  sso_url: string
  /** One certificate, or two while the provider changes from one to the other, as PEM. */
  certificate: string
  /** Id of a team, or ''. */
  default_team: string
  default_role: number
  created_at: string
  /** Since when people can sign in through it. */
  activated_at: string | null
  /** When an administrator last passed its test as it is set now. */
  tested_at: string | null
}

/** Whom a provider means by a name. */
export interface SignOnIdentityTable {
  provider: string
  name_id: string
  person: string
  created_at: string
}

/** A request that was sent to a provider, until its answer was used. */
export interface SignOnRequestTable {
  /** As it stands in the request; cannot be guessed. */
  id: string
  provider: string
  organization: string
  /** `sign-in`, or `test`, which opens no session. */
  kind: string
  /** Hash of the cookie of the browser that began. */
  browser: string
  /** A path of the dashboard. */
  return_to: string
  /** Who tests; '' on a sign-in. */
  person: string
  /** `sent`, `answered`, `done` or `failed`. */
  state: string
  /** Hash of what the browser shows to go on after the answer. */
  ticket: string | null
  /** JSON: what the answer said, or what was wrong with it. */
  result: string | null
  created_at: string
  expires_at: string
}

/** Assertions that were used, until they would have expired. */
export interface SignOnAssertionTable {
  provider: string
  assertion: string
  expires_at: string
}

export interface SignOnTables {
  saml_providers: SamlProviderTable
  sign_on_identities: SignOnIdentityTable
  sign_on_requests: SignOnRequestTable
  sign_on_assertions: SignOnAssertionTable
}
