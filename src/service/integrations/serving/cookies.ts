/**
 * Cookies of public endpoints. Ports of a host share their cookies, so ours never reach an integration, and an
 * integration can neither set one of ours nor one that reaches beyond its own endpoints.
 */

/** Whether a cookie belongs to the dashboard, to sign-on or to a site. */
const isOwn = (name: string): boolean => /^(__(host|secure)-)?recto($|-)/i.test(name)

const nameOf = (pair: string): string => (pair.split('=', 1)[0] ?? '').trim()

/** The value of a `Cookie` header without our cookies; undefined if nothing is left. */
export const foreignCookies = (header: string): string | undefined => {
  const pairs = header.split(';').filter((pair) => pair.trim() !== '' && !isOwn(nameOf(pair)))
  return pairs.length === 0 ? undefined : pairs.map((pair) => pair.trim()).join('; ')
}

/**
 * A `Set-Cookie` header confined to a path, without a domain; undefined for a cookie that it must not set. A path inside
 * of the given one is kept.
 */
export const confinedCookie = (header: string, path: string): string | undefined => {
  const [pair = '', ...attributes] = header.split(';')
  const name = nameOf(pair)
  if (name === '' || isOwn(name) || /^__host-/i.test(name)) return undefined
  let confined = path
  const kept = attributes.filter((attribute) => {
    const [key = '', value = ''] = attribute.split('=', 2)
    const isPath = /^\s*path\s*$/i.test(key)
    if (isPath && value.trim().startsWith(path)) confined = value.trim()
    return !isPath && !/^\s*domain\s*$/i.test(key)
  })
  return [pair, ` Path=${confined}`, ...kept].join(';')
}
