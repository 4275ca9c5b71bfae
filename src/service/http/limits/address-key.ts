/** The key of a client's address where something is counted by address. */
import { isIPv6 } from 'node:net'

/** IPv6 addresses are assigned in networks of 64 bits: a client with one address has all of its network. */
const networkGroups = 4

/**
 * The address itself, or the network of an IPv6 address, since a client could use another address of its network each
 * time.
 */
export const addressKey = (address: string): string => {
  const [plain = ''] = address.split('%')
  const inside = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1]
  if (inside !== undefined) return inside
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.split('::')
  const groups = head.split(':').slice(0, networkGroups)
  // `::` stands for zeros; after the network part it does not affect the result.
  const rest = tail === undefined || tail === '' ? [] : tail.split(':')
  const left = rest.some((group) => group.includes('.')) ? 7 : 8
  const all = [
    ...groups,
    ...Array<string>(Math.max(0, left - groups.length - rest.length)).fill('0'),
    ...rest,
  ]
  const network = all.slice(0, networkGroups).map((group) => Number.parseInt(group || '0', 16).toString(16))
  return `${network.join(':')}::/64`
}
