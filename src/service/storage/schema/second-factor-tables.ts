/** Tables of second factors. */

export interface SecondFactorTable {
  id: string
  person: string
  /** `totp` or `passkey`. */
  kind: string
  name: string
  /** Encrypted: the secret of an app, or the public key of a passkey with its counter, as JSON. */
  secret: string
  /** Id of a passkey, which the browser shows; null for apps. */
  credential: string | null
  /** Null until a code of the app was given. */
  confirmed_at: string | null
  /** The last half minute of which a code was used; earlier ones are not taken again. */
  last_step: number
  created_at: string
  used_at: string | null
}

export interface RecoveryCodeTable {
  person: string
  hash: string
}

/** Something that a person or their browser was asked, until it is answered. */
export interface FactorTicketTable {
  /** Of the ticket. */
  hash: string
  /** `sign-in`, `passkey-sign-in`, `passkey` or `proof`. */
  kind: string
  /** '' while nobody is known. */
  person: string
  /** What a passkey must sign; '' where none is asked for. */
  challenge: string
  attempts: number
  expires_at: string
}

export interface SecondFactorTables {
  second_factors: SecondFactorTable
  recovery_codes: RecoveryCodeTable
  factor_tickets: FactorTicketTable
}
