/** The host that stands for a port of this machine, where no tunnel is needed. */
const localHost = /^p(\d{1,5})\.localhost\.trycloudflare\.com$/

const isPort = (port: number): boolean => port > 0 && port < 65_536

/** The port of this machine that the address of a tunnel stands for; undefined if it leads elsewhere. */
export const loopbackPort = ({ protocol, hostname, port }: URL): number | undefined => {
  const named = localHost.exec(hostname)?.[1]
  if (named !== undefined) return isPort(Number(named)) ? Number(named) : undefined
  const isPlain = protocol === 'http:' && /^(127\.0\.0\.1|localhost|\[::1\])$/.test(hostname)
  return isPlain ? Number(port === '' ? 80 : port) : undefined
}
