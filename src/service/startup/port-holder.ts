/** Which process listens on a TCP port of this machine. On Linux only, and only for processes this user may inspect. */
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { basename } from 'node:path'

export interface PortHolder {
  readonly name: string
  readonly pid: number
}

const listening = '0A'

/** Inodes of the sockets that listen on the port, from the kernel's tables. */
const socketsOn = (port: number): Set<string> => {
  const hexadecimal = port.toString(16).toUpperCase().padStart(4, '0')
  const found = new Set<string>()
  for (const table of ['/proc/net/tcp', '/proc/net/tcp6']) {
    for (const line of readFileSync(table, 'utf8').split('\n').slice(1)) {
      const [, local = '', , state, , , , , , inode = ''] = line.trim().split(/\s+/)
      if (state === listening && local.endsWith(`:${hexadecimal}`)) found.add(`socket:[${inode}]`)
    }
  }
  return found
}

const holdsOneOf = (pid: string, sockets: ReadonlySet<string>): boolean => {
  try {
    return readdirSync(`/proc/${pid}/fd`).some((fd) => {
      try {
        return sockets.has(readlinkSync(`/proc/${pid}/fd/${fd}`))
      } catch {
        // Closed in the meantime.
        return false
      }
    })
  } catch {
    // Exited in the meantime, or owned by another user.
    return false
  }
}

export const portHolder = (port: number): PortHolder | undefined => {
  try {
    const sockets = socketsOn(port)
    if (sockets.size === 0) return undefined
    const pid = readdirSync('/proc').find((name) => /^\d+$/.test(name) && holdsOneOf(name, sockets))
    if (pid === undefined) return undefined
    const [program = ''] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
    return { name: basename(program), pid: Number(pid) }
  } catch {
    return undefined
  }
}
