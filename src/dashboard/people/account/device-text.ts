const browsers = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const
const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const

const first = (list: readonly (readonly [string, string])[], text: string): string | undefined =>
  list.find(([sign]) => text.includes(sign))?.[1]

/** "Firefox on Linux" for a `User-Agent`; good enough to tell one's own browsers apart. */
export const deviceText = (userAgent: string | null | undefined): string => {
  const text = userAgent ?? ''
  const [browser, system] = [first(browsers, text), first(systems, text)]
  if (browser === undefined) return system ?? 'Unknown browser'
  return system === undefined ? browser : `${browser} on ${system}`
}
