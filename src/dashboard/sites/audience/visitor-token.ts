/** Decodes a visitor token in the browser and checks it as a site would. Nothing is sent anywhere. */

export interface TokenFinding {
  readonly state: 'good' | 'bad' | 'note'
  readonly text: string
}

export interface ReadToken {
  readonly header: Readonly<Record<string, unknown>> | undefined
  readonly claims: Readonly<Record<string, unknown>> | undefined
  readonly findings: readonly TokenFinding[]
}

const partOf = (text: string): Readonly<Record<string, unknown>> | undefined => {
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
export const readToken = (token: string, audiences: readonly string[], now: number): ReadToken => {
  const parts = token.trim().split('.')
  const [head = '', body = '', signature = ''] = parts
  if (parts.length !== 3 || signature === '')
    return {
      header: undefined,
      claims: undefined,
      findings: [bad('A token has three parts with dots between them; this text has not.')],
    }
  const header = partOf(head)
  const claims = partOf(body)
  const findings: TokenFinding[] = []
  if (header === undefined) findings.push(bad('Its first part is not JSON in base64url.'))
  else
    findings.push(
      header['alg'] === 'HS256'
        ? good('It is signed with HS256.')
        : bad(
            `It is signed with ${typeof header['alg'] === 'string' ? header['alg'] : 'nothing'}. Sign it with HS256.`,
          ),
    )
  if (claims === undefined) findings.push(bad('Its second part is not JSON in base64url.'))
  else findings.push(...claimFindings(claims, audiences, now / 1000))
  if (token.trim().length > 8000)
    findings.push(bad('It is longer than 8,000 characters, more than a site takes.'))
  return { header, claims, findings }
}

const claimFindings = (
  { exp, nbf, aud }: Readonly<Record<string, unknown>>,
  audiences: readonly string[],
  seconds: number,
): TokenFinding[] => {
  const findings: TokenFinding[] = []
  if (typeof exp !== 'number')
    findings.push(bad('It does not say when it ends. Add exp, in seconds since 1970.'))
  else if (exp > 1e11) findings.push(bad('Its exp is in milliseconds. It has to be in seconds.'))
  else if (exp <= seconds) findings.push(bad(`It ended on ${new Date(exp * 1000).toISOString()}.`))
  else findings.push(good(`It is good until ${new Date(exp * 1000).toISOString()}.`))
  if (typeof nbf === 'number' && nbf > seconds)
    findings.push(bad(`It begins only on ${new Date(nbf * 1000).toISOString()}.`))
  if (aud === undefined)
    findings.push({ state: 'note', text: 'It names no audience, so every site with this key takes it.' })
  else {
    const named = [aud].flat().map(String)
    findings.push(
      named.some((one) => audiences.includes(one))
        ? good('It is meant for this site.')
        : bad(`It is meant for ${named.join(', ')}, and this site is ${audiences[0] ?? 'another'}.`),
    )
  }
  return findings
}

/** Whether it was signed with a key; undefined if the browser cannot verify it (insecure context). */
export const signedBy = async (token: string, key: string): Promise<boolean | undefined> => {
  const { subtle } = globalThis.crypto as Partial<Crypto>
  if (subtle === undefined) return undefined
  const [head = '', body = '', signature = ''] = token.trim().split('.')
  try {
    const secret = await subtle.importKey(
      'raw',
      new TextEncoder().encode(key),
      { name: 'HMAC', hash: 'SHA-256' },
      false,
      ['verify'],
    )
    const bytes = Uint8Array.from(atob(signature.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
      char.charCodeAt(0),
    )
    return await subtle.verify('HMAC', secret, bytes, new TextEncoder().encode(`${head}.${body}`))
  } catch {
    return false
  }
}
