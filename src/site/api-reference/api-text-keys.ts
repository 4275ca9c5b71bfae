export interface ApiText {
  readonly authentication: string
  readonly noAuthentication: string
  readonly or: string
  readonly scopes: string
  readonly servers: string
  readonly path: string
  readonly query: string
  readonly header: string
  readonly cookie: string
  readonly body: string
  readonly samples: string
  readonly headers: string
  readonly callbacks: string
  readonly properties: string
  readonly otherProperties: string
  readonly items: string
  readonly oneOf: string
  readonly anyOf: string
  readonly not: string
  readonly default: string
  readonly always: string
  readonly values: string
  readonly example: string
  readonly deprecated: string
  readonly readOnly: string
  readonly writeOnly: string
  /** With `{date}`. */
  readonly until: string
  readonly leftOut: string
  readonly unavailable: string
  /** With `{title}` and `{version}`. */
  readonly gone: string
  /** With `{title}`. */
  readonly neverThere: string
  readonly learnMore: string
  readonly tryIt: string
  readonly sendRequest: string
  readonly server: string
  readonly credential: string
  readonly credentialNote: string
  readonly response: string
  readonly noAnswer: string
  readonly noAnswerText: string
  /** With `{name}`. */
  readonly fillIn: string
  readonly cutAnswer: string
  readonly sending: string
}
