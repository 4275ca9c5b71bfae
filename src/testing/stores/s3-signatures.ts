/**
 * Checks of AWS Signature Version 4 for S3, written from its documentation ("Authenticating Requests", header and query
 * form) and independent of what the service signs with.
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

export interface SignedRequest {
  readonly method: string
  /** Path and query as they were sent. */
  readonly target: string
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>
}

export interface Credentials {
  readonly accessKey: string
  readonly secretKey: string
  readonly region: string
}

const hex = (text: string): string => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

const uriEncoded = (text: string): string =>
  [...Buffer.from(text)]
    .map((byte) => {
      const letter = String.fromCharCode(byte)
      return /[A-Za-z0-9\-._~]/.test(letter) ? letter : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`
    })
    .join('')

const parametersOf = (query: string): [string, string][] =>
  query === ''
    ? []
    : query.split('&').map((pair) => {
        const [name = '', value = ''] = pair.split('=')
        return [decodeURIComponent(name), decodeURIComponent(value.replaceAll('+', ' '))]
      })

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

const canonicalQuery = (parameters: readonly (readonly [string, string])[]): string =>
  parameters
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${uriEncoded(name)}=${uriEncoded(value)}`)
    .toSorted(byText)
    .join('&')

interface Signature {
  readonly credential: string
  readonly signedHeaders: string
  readonly signature: string
  readonly date: string
  readonly bodyHash: string
}

const fromHeader = ({ headers }: SignedRequest): Signature | undefined => {
  const match = /^AWS4-HMAC-SHA256 Credential=(\S+), ?SignedHeaders=(\S+), ?Signature=([0-9a-f]{64})$/.exec(
    headers['authorization'] ?? '',
  )
  return (match?.[1] && {
    ...{ credential: match[1], signedHeaders: match[2] ?? '', signature: match[3] ?? '' },
    ...{ date: headers['x-amz-date'] ?? '', bodyHash: headers['x-amz-content-sha256'] ?? '' },
  }) as Signature | undefined
}

const fromQuery = (parameters: readonly (readonly [string, string])[]): Signature | undefined => {
  const all = Object.fromEntries(parameters)
  if (all['X-Amz-Algorithm'] !== 'AWS4-HMAC-SHA256') return undefined
  return {
    credential: all['X-Amz-Credential'] ?? '',
    signedHeaders: all['X-Amz-SignedHeaders'] ?? '',
    signature: all['X-Amz-Signature'] ?? '',
    date: all['X-Amz-Date'] ?? '',
    bodyHash: 'UNSIGNED-PAYLOAD',
  }
}

/** The signature that the request should have. */
const expectedSignature = (
  { method, target, headers }: SignedRequest,
  { signedHeaders, date, bodyHash, credential }: Signature,
  { secretKey, region }: Credentials,
): string => {
  const [path = '', query = ''] = target.split('?')
  const named = signedHeaders.split(';')
  const canonical = [
    method,
    decodeURIComponent(path).split('/').map(uriEncoded).join('/'),
    canonicalQuery(parametersOf(query)),
    ...named.map((name) => `${name}:${(headers[name] ?? '').trim().replaceAll(/ +/g, ' ')}`),
    '',
    signedHeaders,
    bodyHash,
  ].join('\n')
  const scope = credential.slice(credential.indexOf('/') + 1)
  const text = ['AWS4-HMAC-SHA256', date, scope, hex(canonical)].join('\n')
  const day = hmac(`AWS4${secretKey}`, date.slice(0, 8))
  const key = hmac(hmac(hmac(day, region), 's3'), 'aws4_request')
  return hmac(key, text).toString('hex')
}

/** What is wrong with the signature of a request, as the code of S3; undefined if it is right. */
export const signatureProblem = (
  request: SignedRequest,
  credentials: Credentials,
  now: Date,
): string | undefined => {
  const parameters = parametersOf(request.target.split('?')[1] ?? '')
  const found = fromHeader(request) ?? fromQuery(parameters)
  if (found === undefined) return 'AccessDenied'
  const { accessKey, region } = credentials
  const time = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(found.date)
  if (time === null) return 'AuthorizationHeaderMalformed'
  const day = found.date.slice(0, 8)
  if (!found.credential.startsWith(`${accessKey}/`)) return 'InvalidAccessKeyId'
  if (found.credential !== `${accessKey}/${day}/${region}/s3/aws4_request`)
    return 'AuthorizationHeaderMalformed'
  const named = new Set(found.signedHeaders.split(';'))
  const needed = Object.keys(request.headers).filter((name) => name === 'host' || name.startsWith('x-amz-'))
  if (!needed.every((name) => named.has(name))) return 'AccessDenied'
  const [year = 0, month = 0, ...rest] = time.slice(1).map(Number)
  const [date = 0, hour = 0, minute = 0, second = 0] = rest
  const age = now.getTime() - Date.UTC(year, month - 1, date, hour, minute, second)
  const lifetime = Number(Object.fromEntries(parameters)['X-Amz-Expires'] ?? 900) * 1000
  if (age > lifetime || age < -900_000) return 'RequestTimeTooSkewed'
  const expected = expectedSignature(request, found, credentials)
  return timingSafeEqual(Buffer.from(expected), Buffer.from(found.signature.padEnd(64).slice(0, 64)))
    ? undefined
    : 'SignatureDoesNotMatch'
}
