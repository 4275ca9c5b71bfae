/** Decodes a visitor token in the browser and checks it as a site would. Nothing is sent anywhere. */

export interface TokenFinding {
  readonly state: 'good' | 'bad' | 'note'
  readonly text: string
}

export interface InspectedToken {
  readonly header: Readonly<Record<string, unknown>> | undefined
  readonly claims: Readonly<Record<string, unknown>> | undefined
  readonly findings: readonly TokenFinding[]
}

const decodePart = (text: string): Readonly<Record<string, unknown>> | undefined => {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
      char.charCodeAt(0),
    )
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}

const bad = (text: string): TokenFinding => ({ state: 'bad', text })
const good = (text: string): TokenFinding => ({ state: 'good', text })

/** Checks everything except the signature. `audiences`: allowed values of `aud`; `now` is in milliseconds. */
export const inspectToken = (token: string, audiences: readonly string[], now: number): InspectedToken => {
  const parts = token.trim().split('.')
  const [headerText = '', payloadText = '', signatureText = ''] = parts
  if (parts.length !== 3 || signatureText === '')
    return {
      header: undefined,
      claims: undefined,
      findings: [bad('This is not a token. A token has three parts separated by dots.')],
    }
  const header = decodePart(headerText)
  const claims = decodePart(payloadText)
  const findings: TokenFinding[] = []
  if (header === undefined) findings.push(bad('The header is not base64url-encoded JSON.'))
  else
    findings.push(
      header['alg'] === 'HS256'
        ? good('Signed with HS256.')
        : bad(
            `The algorithm is ${typeof header['alg'] === 'string' ? header['alg'] : 'missing'}. Sign it with HS256.`,
          ),
    )
  if (claims === undefined) findings.push(bad('The payload is not base64url-encoded JSON.'))
  else findings.push(...claimFindings(claims, audiences, now / 1000))
  if (token.trim().length > 8000)
    findings.push(bad('The token is longer than the limit of 8,000 characters.'))
  return { header, claims, findings }
}

const claimFindings = (
  { exp, nbf, aud }: Readonly<Record<string, unknown>>,
  audiences: readonly string[],
  seconds: number,
): TokenFinding[] => {
  const findings: TokenFinding[] = []
  if (typeof exp !== 'number')
    findings.push(bad('The expiration time is missing. Add exp, in seconds since 1970.'))
  else if (exp > 1e11) findings.push(bad('exp is in milliseconds. It must be in seconds.'))
  else if (exp <= seconds) findings.push(bad(`Expired on ${new Date(exp * 1000).toISOString()}.`))
  else findings.push(good(`Valid until ${new Date(exp * 1000).toISOString()}.`))
  if (typeof nbf === 'number' && nbf > seconds)
    findings.push(bad(`Not valid before ${new Date(nbf * 1000).toISOString()}.`))
  if (aud === undefined)
    findings.push({
      state: 'note',
      text: 'There is no audience (aud), so every site with this key accepts the token.',
    })
  else {
    const values = [aud].flat().map(String)
    findings.push(
      values.some((one) => audiences.includes(one))
        ? good('The audience is this site.')
        : bad(`The audience is ${values.join(', ')}, but this site is ${audiences[0] ?? 'another one'}.`),
    )
  }
  return findings
}

/** Whether it was signed with a key; undefined if the browser cannot verify it (insecure context). */
export const isSignedBy = async (token: string, key: string): Promise<boolean | undefined> => {
  const { subtle } = globalThis.crypto as Partial<Crypto>
  if (subtle === undefined) return undefined
  const [headerText = '', payloadText = '', signatureText = ''] = token.trim().split('.')
  try {
    const secret = await subtle.importKey(
      'raw',
      new TextEncoder().encode(key),
      { name: 'HMAC', hash: 'SHA-256' },
      false,
      ['verify'],
    )
    const bytes = Uint8Array.from(atob(signatureText.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
      char.charCodeAt(0),
    )
    return await subtle.verify(
      'HMAC',
      secret,
      bytes,
      new TextEncoder().encode(`${headerText}.${payloadText}`),
    )
  } catch {
    return false
  }
}
