/**
 * Resource usage of another process on this machine, if the system reports it; undefined elsewhere and after its exit.
 */
import { readFileSync } from 'node:fs'

/** Clock ticks per second in `/proc`: fixed by its interface, whatever the kernel uses internally. */
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
  // The program's name is in parentheses and can contain anything.
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

/** Bytes of memory of its own: without the pages of programs and files, which processes share. */
export const ownBytes = (pid: number | undefined): number | undefined => {
  const kilobytes = /^RssAnon:\s+(\d+) kB/m.exec(read(pid, 'status') ?? '')?.[1]
  return kilobytes === undefined ? undefined : Number(kilobytes) * 1024
}
