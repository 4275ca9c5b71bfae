/** Tables of second factors and of password resets. */

export interface SecondFactorTable {
  id: string
  person: string
  /** `totp` or `passkey`. */
  kind: string
  name: string
  /** Encrypted: the secret of an app, or a passkey's public key and counter, as JSON. */
  secret: string
  /** Id of a passkey, as the browser reports it; null for apps. */
  credential: string | null
  /** Null until a code of the app was entered. */
  confirmed_at: string | null
  /** The last 30-second step with a used code; earlier codes are refused. */
  last_step: number
  created_at: string
  used_at: string | null
}

interface RecoveryCodeTable {
  person: string
  hash: string
}

/** A challenge to a person or their browser, until it is answered. */
export interface FactorTicketTable {
  /** Hash of the ticket. */
  hash: string
  /** `sign-in`, `passkey-sign-in`, `passkey` or `proof`. */
  kind: string
  /** '' while the person is unknown. */
  person: string
  /** The challenge that a passkey must sign; '' if no passkey is requested. */
  challenge: string
  attempts: number
  expires_at: string
}

/** A link with which a person chooses a new password. Each person has at most one. */
interface PasswordResetTable {
  person: string
  /** Hash of the token in the link. */
  hash: string
  /** The organization whose administrator created it. */
  organization: string
  created_by: string
  expires_at: string
}

export interface SecondFactorTables {
  password_resets: PasswordResetTable
  second_factors: SecondFactorTable
  recovery_codes: RecoveryCodeTable
  factor_tickets: FactorTicketTable
}
