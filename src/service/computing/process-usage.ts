/** What another process of this machine uses, where the system tells; undefined elsewhere, and of a process that has ended. */
import { readFileSync } from 'node:fs'

/** Ticks of a second in `/proc`: fixed by the interface to programs, whatever the system itself counts by. */
const ticksPerSecond = 100

const read = (pid: number | undefined, file: string): string | undefined => {
  if (process.platform !== 'linux' || pid === undefined) return undefined
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'latin1')
  } catch {
    return undefined
  }
}

/** Milliseconds of user and system time. */
export const processorTime = (pid: number | undefined): number | undefined => {
  // The name of the program stands in brackets and may hold anything.
  const fields = read(pid, 'stat')
    ?.replace(/^.*\) /s, '')
    .split(' ')
  return fields && ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond
}

/** Bytes of memory. */
export const residentBytes = (pid: number | undefined): number | undefined => {
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(read(pid, 'status') ?? '')?.[1]
  return kilobytes === undefined ? undefined : Number(kilobytes) * 1024
}
