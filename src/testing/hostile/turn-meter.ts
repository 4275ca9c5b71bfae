/**
 * Preloaded into the service under test: how long its main thread computes without serving requests, in CPU time, which
 * other programs on the machine do not affect. Appends a line to the file `TURNS` for each turn that is worth it: the
 * time at which it ended, and its milliseconds.
 */
import { appendFileSync } from 'node:fs'

const file = process.env['TURNS']
/** Milliseconds between ticks, and those of the shortest turn that is reported. */
const tickMilliseconds = 5
const shortest = 20

const computed = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

if (file !== undefined) {
  let last = computed()
  setInterval(() => {
    const turn = computed() - last
    if (turn >= shortest) appendFileSync(file, `${Date.now()} ${Math.round(turn)}\n`)
    last = computed()
  }, tickMilliseconds).unref()
}
