/** How long an integration allows a component to be kept. */

/** Seconds. */
const longestAge = 24 * 3600

/**
 * Seconds for which an answer may be reused, by its `Cache-Control`; undefined if it does not say. At most a day. What is
 * private to a caller is not kept, because what is kept here is shared.
 */
export const maxAge = (headers: readonly (readonly [string, string])[]): number | undefined => {
  const directives = headers
    .filter(([name]) => name.toLowerCase() === 'cache-control')
    .flatMap(([, value]) => value.split(','))
    .map((directive) => directive.trim().toLowerCase())
  if (directives.some((one) => ['no-store', 'no-cache', 'private'].includes(one.split('=', 1)[0] ?? '')))
    return 0
  const [age] = directives.flatMap((one) => /^max-age="?(\d{1,10})"?$/.exec(one)?.[1] ?? [])
  return age === undefined ? undefined : Math.min(Number(age), longestAge)
}
