/** What another process of this machine has used of its processors. */
import { readFileSync } from 'node:fs'

/** Ticks of a second in `/proc`: fixed by the interface to programs, whatever the system itself counts by. */
const ticksPerSecond = 100

/** Milliseconds of user and system time; undefined on a system that does not tell, or of a process that has ended. */
export const processorTime = (pid: number | undefined): number | undefined => {
  if (process.platform !== 'linux' || pid === undefined) return undefined
  try {
    // The name of the program stands in brackets and may hold anything.
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1')
      .replace(/^.*\) /s, '')
      .split(' ')
    return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond
  } catch {
    return undefined
  }
}
