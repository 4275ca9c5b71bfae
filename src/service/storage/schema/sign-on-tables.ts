/** Tables of single sign-on through a provider of an organization (SAML). */

export interface SamlProviderTable {
  organization: string
  id: string
  label: string
  /** '' until it is set, like the next two. */
  entity_id: string
  sso_url: string
  /** One certificate, or two during the provider's rotation, as PEM. */
  certificate: string
  /** Id of a team, or ''. */
  default_team: string
  default_role: number
  created_at: string
  /** Since when people can sign in with it. */
  activated_at: string | null
  /** When an administrator last passed its test with the current settings. */
  tested_at: string | null
}

/** The person that a provider identifies by a name. */
interface SignOnIdentityTable {
  provider: string
  name_id: string
  person: string
  created_at: string
}

/** A request to a provider, until its response is used. */
export interface SignOnRequestTable {
  /** As sent in the request; cannot be guessed. */
  id: string
  provider: string
  organization: string
  /** `sign-in`, or `test`, which opens no session. */
  kind: string
  /** Hash of the cookie of the browser that started it. */
  browser: string
  /** A path of the dashboard. */
  return_to: string
  /** Who runs the test; '' for a sign-in. */
  person: string
  /** `sent`, `answered`, `done` or `failed`. */
  state: string
  /** Hash of the ticket with which the browser continues after the response. */
  ticket: string | null
  /** JSON: the content of the response, or what was wrong with it. */
  result: string | null
  created_at: string
  expires_at: string
}

/** Used assertions, until they would have expired. */
interface SignOnAssertionTable {
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
