/**
 * The only way in which the program requests an address that a user entered. It connects to public addresses only: the
 * name is resolved once, every result must be public, and the connection goes to the address that was checked, so that
 * a second lookup cannot lead elsewhere. Redirects are followed manually, each checked like the first. Size, time and
 * type of the response are limited; no credentials are sent and nothing is decompressed.
 */
import { lookup } from 'node:dns/promises'
import type { IncomingMessage } from 'node:http'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { BlockList, isIP } from 'node:net'

/** Why an address was not fetched, as a message for the user who entered it. */
export class OutgoingError extends Error {}

/** Not set in installations; tests use it to allow their own servers. */
export interface OutgoingRules {
  readonly allow: (address: string, port: number) => boolean
}

export interface FetchLimits {
  readonly bytes: number
  readonly milliseconds: number
  /** Whether a media type, without its parameters, is acceptable. */
  readonly accepts: (contentType: string) => boolean
}

export interface Fetched {
  readonly bytes: Buffer
  /** Without parameters; empty if there was none. */
  readonly contentType: string
}

/** Resolves a name to all of its addresses. */
export type Resolve = (name: string) => Promise<readonly string[]>

const mostRedirects = 3

const closed4 = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  closed4.addSubnet(network, bits, 'ipv4')

/** In IPv6 only global unicast is public, except ranges that embed IPv4 or are reserved for special use. */
const global6 = new BlockList()
global6.addSubnet('2000::', 3, 'ipv6')
const closed6 = new BlockList()
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  closed6.addSubnet(network, bits, 'ipv6')

/** Whether an IP address is on the public internet: not loopback, private, link-local or mapped. */
export const isPublicAddress = (address: string): boolean => {
  switch (isIP(address)) {
    case 4:
      return !closed4.check(address, 'ipv4')
    case 6:
      // A zone (`%eth0`) belongs to a link; mapped addresses are outside of global unicast.
      return !address.includes('%') && global6.check(address, 'ipv6') && !closed6.check(address, 'ipv6')
    default:
      return false
  }
}

const resolveByDns: Resolve = async (name) =>
  (await lookup(name, { all: true, verbatim: true })).map(({ address }) => address)

const portOf = ({ port, protocol }: URL): number =>
  port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port)

/** The address to connect to, after the checks. */
const addressFor = async (url: URL, resolve: Resolve, rules: OutgoingRules | undefined): Promise<string> => {
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new OutgoingError('Only http and https addresses are fetched.')
  if (url.username !== '' || url.password !== '')
    throw new OutgoingError('Addresses with a user name or password in them are not fetched.')
  const name = url.hostname.replace(/^\[|\]$/g, '')
  let addresses: readonly string[]
  try {
    addresses = isIP(name) === 0 ? await resolve(name) : [name]
  } catch {
    throw new OutgoingError(`The name ${name} leads nowhere.`)
  }
  const [first] = addresses
  const port = portOf(url)
  const open = (address: string) => isPublicAddress(address) || rules?.allow(address, port) === true
  // One private address among public ones is reason enough to refuse: the name is not trustworthy.
  if (first === undefined || !addresses.every(open))
    throw new OutgoingError('Only addresses of the public internet are fetched.')
  return first
}

/** Connects to the IP address itself; the name is sent in the host header and verified against the certificate. */
const ask = (url: URL, address: string, signal: AbortSignal): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp
    send(url, {
      method: 'GET',
      signal,
      // A new connection: one that was opened for another name is never reused.
      agent: false,
      headers: { 'accept-encoding': 'identity', 'user-agent': 'Recto' },
      lookup: (_name, options, answer) => {
        const family = isIP(address)
        if (options.all === true) answer(null, [{ address, family }])
        else answer(null, address, family)
      },
    })
      .once('response', resolve)
      .once('error', reject)
      .end()
  })

const read = async (answer: IncomingMessage, limits: FetchLimits): Promise<Fetched> => {
  const { headers, statusCode = 0 } = answer
  if (statusCode !== 200) throw new OutgoingError(`The address answered with the status ${statusCode}.`)
  const contentType = (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''
  if (!limits.accepts(contentType))
    throw new OutgoingError(`The address answered with ${contentType || 'no media type'}, which is no file.`)
  if ((headers['content-encoding'] ?? 'identity') !== 'identity')
    throw new OutgoingError('The address answered with packed bytes that nobody asked for.')
  const tooLarge = () => new OutgoingError(`The file is larger than ${limits.bytes} bytes.`)
  if (Number(headers['content-length'] ?? 0) > limits.bytes) throw tooLarge()
  const parts: Buffer[] = []
  let size = 0
  for await (const part of answer as AsyncIterable<Buffer>) {
    size += part.length
    if (size > limits.bytes) throw tooLarge()
    parts.push(part)
  }
  return { bytes: Buffer.concat(parts), contentType }
}

/**
 * Fetches an address. Throws `OutgoingError` with a readable reason if the address is not allowed or the response
 * exceeds the limits; nothing is connected to before its address was checked.
 */
export const guardedFetch = async (
  address: string,
  limits: FetchLimits,
  rules?: OutgoingRules,
  resolve: Resolve = resolveByDns,
): Promise<Fetched> => {
  const signal = AbortSignal.timeout(limits.milliseconds)
  const late = () => new OutgoingError('The address did not answer in time.')
  let next = address
  try {
    for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
      if (!URL.canParse(next)) throw new OutgoingError('The address cannot be read.')
      const url = new URL(next)
      const answer = await ask(url, await addressFor(url, resolve, rules), signal)
      try {
        const { location } = answer.headers
        const { statusCode = 0 } = answer
        if (statusCode < 300 || statusCode >= 400 || location === undefined) return await read(answer, limits)
        if (!URL.canParse(location, url.href))
          throw new OutgoingError('The address leads to none that can be read.')
        next = new URL(location, url).href
      } finally {
        answer.destroy()
      }
    }
  } catch (error) {
    if (error instanceof OutgoingError) throw error
    throw signal.aborted ? late() : new OutgoingError('The address cannot be reached.')
  }
  throw new OutgoingError(`The address leads on more than ${mostRedirects} times.`)
}
