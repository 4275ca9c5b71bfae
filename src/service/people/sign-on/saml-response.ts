/**
 * Validates the response of an identity provider. Only data from signed bytes is trusted (`saml-attacks.test.ts`).
 * The library checks signature, times and audience; the structure is checked strictly before it, and what it
 * does not check is checked after it.
 */
import type { Profile } from '@node-saml/node-saml'
import type { SignOnProblem } from '../../../contract/people/sign-on-problems.ts'

/** Allowed clock difference in milliseconds. */
const clockSkew = 60_000
/** How long a request waits for its response, in milliseconds. */
export const requestLife = 10 * 60_000
/** Maximum characters of base64; a signed assertion has about ten thousand. */
const longest = 300_000

/** The response was rejected; `detail` is for an administrator. */
export class SignOnError extends Error {
  readonly problem: SignOnProblem

  constructor(problem: SignOnProblem, detail: string) {
    super(detail)
    this.problem = problem
  }
}

export interface ExpectedResponse {
  readonly entityId: string
  /** One or two, in PEM. */
  readonly certificates: readonly string[]
  readonly service: { readonly entityId: string; readonly acs: string }
  /** When the request with this id was sent, in ISO 8601; undefined if no such request is pending. */
  readonly sentAt: (request: string) => Promise<string | undefined>
  readonly now: () => string
}

export interface Assertion {
  readonly id: string
  /** Id of the request that it answers. */
  readonly request: string
  readonly nameId: string
  readonly email: string | undefined
  readonly displayName: string | undefined
  readonly attributes: Readonly<Record<string, readonly string[]>>
  /** When the record of its use may be deleted. */
  readonly expiresAt: string
  /** When the provider ends the session, if specified. */
  readonly sessionUntil: string | undefined
  /** The verified bytes, for tests. */
  readonly xml: string
}

const signatures = /^http:\/\/www\.w3\.org\/2001\/04\/xmldsig-more#(rsa|ecdsa)-sha(256|384|512)$/
const digests = /^http:\/\/www\.w3\.org\/2001\/04\/(xmlenc#sha(256|512)|xmldsig-more#sha384)$/

/** Number of elements with this local name, with any prefix. */
const countOf = (xml: string, name: string): number =>
  [...xml.matchAll(new RegExp(`<(?:[^\\s<>/:]+:)?${name}[\\s>/]`, 'g'))].length

const algorithmsOf = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<(?:[^\\s<>/:]+:)?${name}\\s([^>]*)>`, 'g'))].map(
    ([, attributes = '']) => /\bAlgorithm\s*=\s*["']([^"']*)["']/.exec(attributes)?.[1] ?? '',
  )

/** The XML of a response, if it cannot be parsed in more than one way. */
const checkedXml = (encoded: string): string => {
  if (encoded.length > longest || !/^[A-Za-z0-9+/=\s]+$/.test(encoded))
    throw new SignOnError('unreadable', 'The response is not base64, or is too long.')
  const bytes = Buffer.from(encoded, 'base64')
  const xml = bytes.toString('utf8')
  if (!Buffer.from(xml, 'utf8').equals(bytes))
    throw new SignOnError('unreadable', 'The response is not UTF-8 text.')
  // Comments, CDATA, DOCTYPE, entities and processing instructions: parsers may disagree on their text.
  if (xml.includes('<!') || /<\?(?!xml\s)/.test(xml))
    throw new SignOnError(
      'unreadable',
      'The response contains comments, CDATA, a DOCTYPE or processing instructions.',
    )
  if (countOf(xml, 'EncryptedAssertion') > 0)
    throw new SignOnError(
      'unreadable',
      'The assertion is encrypted. Turn off assertion encryption at the provider.',
    )
  const assertions = countOf(xml, 'Assertion')
  if (assertions > 1)
    throw new SignOnError('wrong-signature', 'The response contains more than one assertion.')
  const signed = countOf(xml, 'Signature')
  if (assertions === 1 && signed === 0) throw new SignOnError('unsigned', 'The assertion is not signed.')
  if (signed > 2 || countOf(xml, 'SignedInfo') !== signed || countOf(xml, 'DigestValue') !== signed)
    throw new SignOnError('wrong-signature', 'The signatures of the response have an unsupported structure.')
  if (
    !algorithmsOf(xml, 'SignatureMethod').every((name) => signatures.test(name)) ||
    !algorithmsOf(xml, 'DigestMethod').every((name) => digests.test(name))
  )
    throw new SignOnError(
      'wrong-signature',
      'The response is signed with SHA-1 or another unsupported algorithm.',
    )
  return xml
}

/** Maps the library's error messages to the closed list of problems. */
const problemOf = (message: string): SignOnProblem => {
  if (/InResponseTo|subject confirmation/i.test(message))
    return /subject confirmation/i.test(message) ? 'expired' : 'not-asked'
  if (/audience/i.test(message)) return 'wrong-audience'
  if (/expired|not yet valid/i.test(message)) return 'expired'
  if (/Invalid signature|signature|Signature/.test(message)) return 'wrong-signature'
  if (/provider returned/.test(message)) return 'provider-refused'
  return 'unreadable'
}

/** An element as parsed by the library: attributes under `$`, text under `_`, children in arrays. */
interface Node {
  readonly $?: Readonly<Record<string, string>>
  readonly _?: string
  readonly [child: string]: unknown
}
const children = (node: Node | undefined, name: string): readonly Node[] => {
  const found = node?.[name]
  return Array.isArray(found) ? (found as Node[]) : []
}

const addressIn = (attributes: Assertion['attributes']): string | undefined => {
  const names = [
    'email',
    'mail',
    'emailaddress',
    'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress',
    'urn:oid:0.9.2342.19200300.100.1.3',
  ]
  for (const [name, [value]] of Object.entries(attributes))
    if (names.includes(name.toLowerCase()) && value !== undefined) return value
  return undefined
}

const nameIn = (attributes: Assertion['attributes']): string | undefined => {
  const claim = (name: string) => `http://schemas.xmlsoap.org/ws/2005/05/identity/claims/${name}`
  const first = (...names: string[]) =>
    names.map((name) => attributes[name]?.[0]?.trim()).find((value) => value !== undefined && value !== '')
  const givenName = first('givenName', 'firstName', claim('givenname'), 'urn:oid:2.5.4.42')
  const familyName = first('sn', 'surname', 'lastName', claim('surname'), 'urn:oid:2.5.4.4')
  const whole = first('displayName', 'name', 'cn', 'urn:oid:2.16.840.1.113730.3.1.241', claim('name'))
  const fullName = [givenName, familyName].filter((part) => part !== undefined).join(' ')
  return (fullName !== '' ? fullName : whole)?.slice(0, 64)
}

const isAddress = (text: string | undefined): text is string =>
  text !== undefined && text.length <= 254 && /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/.test(text)

/**
 * The content of the verified assertion, if it is for us, from this provider, currently valid, and an answer to our
 * request.
 */
const readAssertion = (profile: Profile, expected: ExpectedResponse): Assertion => {
  const assertion = (profile.getAssertion?.() as { Assertion?: Node } | undefined)?.Assertion
  const issuer = children(assertion, 'Issuer')[0]?._
  if (issuer?.trim() !== expected.entityId)
    throw new SignOnError(
      'wrong-issuer',
      `The assertion was issued by ${issuer ?? 'nobody'}, not ${expected.entityId}.`,
    )
  const id = assertion?.$?.['ID'] ?? ''
  const subject = children(assertion, 'Subject')[0]
  const nameIds = children(subject, 'NameID')
  const nameId = nameIds.length === 1 ? (nameIds[0]?._ ?? '').trim() : ''
  if (id === '' || nameId === '' || nameId.length > 1024)
    throw new SignOnError('no-name', 'The assertion has no NameID.')
  if (nameIds[0]?.$?.['Format']?.endsWith(':transient') === true)
    throw new SignOnError(
      'passing-name',
      'The NameID is transient. Configure the provider to send a persistent one.',
    )
  const now = Date.parse(expected.now())
  const bearer = children(subject, 'SubjectConfirmation')
    .filter(({ $ }) => $?.['Method'] === 'urn:oasis:names:tc:SAML:2.0:cm:bearer')
    .flatMap((confirmation) => children(confirmation, 'SubjectConfirmationData').map(({ $ }) => $ ?? {}))
  const addressedToUs = bearer.filter(({ Recipient }) => Recipient === expected.service.acs)
  const [first] = bearer
  if (addressedToUs.length === 0)
    throw new SignOnError(
      'wrong-recipient',
      `The recipient of the assertion is ${first?.['Recipient'] ?? 'missing'}.`,
    )
  const valid = addressedToUs.find(({ NotOnOrAfter }) => Date.parse(NotOnOrAfter ?? '') + clockSkew > now)
  if (!valid)
    throw new SignOnError(
      'expired',
      'The assertion has expired or has no expiration. Check that the clocks match.',
    )
  const request = valid['InResponseTo']
  if (request === undefined || request !== profile['inResponseTo'])
    throw new SignOnError('not-asked', 'The assertion does not respond to the same request as its response.')
  const statements = children(assertion, 'AuthnStatement')
  if (statements.length === 0 || children(assertion, 'Conditions').length !== 1)
    throw new SignOnError('unreadable', 'The assertion has no authentication statement or no conditions.')
  const attributes = Object.fromEntries(
    children(assertion, 'AttributeStatement')
      .flatMap((statement) => children(statement, 'Attribute'))
      .map((attribute) => [
        attribute.$?.['Name'] ?? '',
        children(attribute, 'AttributeValue').flatMap((value) =>
          typeof value._ === 'string' ? [value._.trim()] : [],
        ),
      ]),
  )
  const address = addressIn(attributes) ?? nameId
  const until = statements[0]?.$?.['SessionNotOnOrAfter']
  return {
    id,
    request,
    nameId,
    email: isAddress(address) ? address.toLowerCase() : undefined,
    displayName: nameIn(attributes),
    attributes,
    expiresAt: new Date(Date.parse(valid['NotOnOrAfter'] ?? '') + clockSkew).toISOString(),
    sessionUntil:
      until === undefined || Number.isNaN(Date.parse(until)) ? undefined : new Date(until).toISOString(),
    xml: profile.getAssertionXml?.() ?? '',
  }
}

/** Validates a posted response and returns its assertion; fails with `SignOnError`. */
export const readResponse = async (encoded: string, expected: ExpectedResponse): Promise<Assertion> => {
  checkedXml(encoded)
  const { SAML, ValidateInResponseTo } = await import('@node-saml/node-saml')
  const saml = new SAML({
    idpCert: [...expected.certificates],
    issuer: expected.service.entityId,
    callbackUrl: expected.service.acs,
    audience: expected.service.entityId,
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: false,
    acceptedClockSkewMs: clockSkew,
    validateInResponseTo: ValidateInResponseTo.always,
    requestIdExpirationPeriodMs: requestLife,
    cacheProvider: {
      saveAsync: () => Promise.resolve(null),
      getAsync: async (id) => (await expected.sentAt(id)) ?? null,
      // The request is consumed by the transaction that opens the session.
      removeAsync: (id) => Promise.resolve(id),
    },
  })
  let profile: Profile | null
  try {
    ;({ profile } = await saml.validatePostResponseAsync({ SAMLResponse: encoded }))
  } catch (error) {
    const message = (error as Error).message
    throw new SignOnError(problemOf(message), message)
  }
  if (profile === null) throw new SignOnError('unreadable', 'The response contains no assertion.')
  return readAssertion(profile, expected)
}

export interface SentRequest {
  readonly id: string
  readonly ssoUrl: string
  readonly service: { readonly entityId: string; readonly acs: string }
  readonly privateKey: string
}

/** The URL to sign in at: the provider's, with a signed request. */
export const requestUrl = async ({ id, ssoUrl, service, privateKey }: SentRequest): Promise<string> => {
  const { SAML } = await import('@node-saml/node-saml')
  const saml = new SAML({
    entryPoint: ssoUrl,
    // Required by the library; nothing is verified here.
    idpCert: 'none',
    issuer: service.entityId,
    callbackUrl: service.acs,
    privateKey,
    signatureAlgorithm: 'sha256',
    digestAlgorithm: 'sha256',
    identifierFormat: null,
    disableRequestedAuthnContext: true,
    generateUniqueId: () => id,
  })
  return saml.getAuthorizeUrlAsync('', undefined, {})
}

/** Our metadata for identity providers. */
export const serviceMetadata = async (
  service: { readonly entityId: string; readonly acs: string },
  key: { readonly privateKey: string; readonly certificate: string },
): Promise<string> => {
  const { SAML } = await import('@node-saml/node-saml')
  const saml = new SAML({
    idpCert: 'none',
    issuer: service.entityId,
    callbackUrl: service.acs,
    privateKey: key.privateKey,
    publicCert: key.certificate,
    wantAssertionsSigned: true,
    identifierFormat: 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress',
  })
  return saml.generateServiceProviderMetadata(null, key.certificate)
}
