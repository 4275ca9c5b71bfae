/** Memory of a program and all of its descendants: the memory footprint of an installation. */
import { readdirSync, readFileSync } from 'node:fs'

interface Taken {
  readonly parent: number
  readonly megabytes: number
}

const processes = (): Map<number, Taken> => {
  const found = new Map<number, Taken>()
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    try {
      const status = readFileSync(`/proc/${name}/status`, 'utf8')
      const field = (pattern: RegExp): number => Number(pattern.exec(status)?.[1] ?? 0)
      found.set(Number(name), {
        parent: field(/^PPid:\s+(\d+)/m),
        megabytes: field(/^RssAnon:\s+(\d+)/m) / 1024,
      })
    } catch {
      // It has ended in the meantime.
    }
  }
  return found
}

/**
 * Megabytes of a process and its descendants, excluding file-backed memory. Linux only. Read from counters: walking the
 * pages of a process, as for shares of shared memory, would block its own allocations for many milliseconds. `alone`:
 * without the descendants.
 */
export const treeMegabytes = (root: number, { alone = false } = {}): number => {
  const all = processes()
  if (alone) return all.get(root)?.megabytes ?? 0
  const own = (process: number): boolean => {
    for (let at: number | undefined = process; at !== undefined && at > 1; at = all.get(at)?.parent)
      if (at === root) return true
    return false
  }
  let sum = 0
  for (const [process, { megabytes }] of all) if (own(process)) sum += megabytes
  return sum
}

/** The peak memory during `work`, in addition to that before it. */
export const growthDuring = async <Result>(
  root: number,
  work: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly megabytes: number }> => {
  const before = treeMegabytes(root)
  let most = before
  const timer = setInterval(() => {
    most = Math.max(most, treeMegabytes(root))
  }, 50)
  try {
    const result = await work()
    return { result, megabytes: Math.round(most - before) }
  } finally {
    clearInterval(timer)
  }
}
