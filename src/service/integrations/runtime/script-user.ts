/** The user that processes run as where the service may choose one. */
import { readFileSync } from 'node:fs'

/** Unassigned on common systems; a number for each process, so that they cannot reach each other. */
const first = 64_200
const count = 1000

/** To give a folder away, reach into it, end a process of another user, and become one. */
const capabilities = ['chown', 'dac_override', 'kill', 'setgid', 'setuid'] as const
const bits: Readonly<Record<(typeof capabilities)[number], bigint>> = {
  chown: 1n << 0n,
  dac_override: 1n << 1n,
  kill: 1n << 5n,
  setgid: 1n << 6n,
  setuid: 1n << 7n,
}

/** Whether the service is root; in a container root may lack what is needed. */
export const mayChooseUser = (): boolean => {
  if (process.getuid?.() !== 0) return false
  if (process.platform !== 'linux') return true
  const mask = /^CapEff:\s*([0-9a-f]+)/m.exec(readFileSync('/proc/self/status', 'latin1'))?.[1] ?? '0'
  const effective = BigInt(`0x${mask}`)
  return capabilities.every((name) => (effective & bits[name]) !== 0n)
}

/** The id of the user and group of the process with that number. */
export const scriptUser = (at: number): number => first + (at % count)
