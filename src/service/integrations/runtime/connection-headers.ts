/** Headers that concern one connection only and are never passed on. */
const connectionHeaders = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

/** Pairs of name and value, from names and values in turn, without those of the connection and those left out. */
export const endToEndHeaders = (
  raw: readonly string[],
  leaveOut: (lowerCaseName: string) => boolean = () => false,
): [string, string][] => {
  const pairs: [string, string][] = []
  for (let at = 0; at + 1 < raw.length; at += 2) {
    const [name = '', value = ''] = raw.slice(at, at + 2)
    const lower = name.toLowerCase()
    if (!connectionHeaders.has(lower) && !leaveOut(lower)) pairs.push([name, value])
  }
  return pairs
}
