/** Starts a baseline: a minimal program that does the same work by hand, on the core used for the service. */
import { once } from 'node:events'
import { join } from 'node:path'
import { freePort } from '../../processes/ports.ts'
import { killGroup, startProgram } from '../../processes/programs.ts'
import { pinned } from '../measuring/measurement.ts'

export interface Floor {
  /** With a trailing slash. */
  readonly url: string
  readonly pid: number
  readonly stop: () => void
}

/** `program` is a file of this folder; it gets its port before `args`, and prints a line once it listens. */
export const startFloor = async (program: string, ...args: readonly string[]): Promise<Floor> => {
  const port = await freePort()
  const words = [...pinned(0), process.execPath, join(import.meta.dirname, program), String(port), ...args]
  const [command = process.execPath, ...rest]: readonly string[] = words
  const child = startProgram(command, rest, { stdio: ['ignore', 'pipe', 'inherit'] })
  const [word] = await Promise.race([
    child.stdout ? (once(child.stdout, 'data') as Promise<unknown[]>) : ['ready'],
    once(child, 'exit') as Promise<unknown[]>,
  ])
  if (typeof word === 'number') throw new Error(`${program} ended with ${word} before it listened.`)
  return { url: `http://127.0.0.1:${port}/`, pid: child.pid ?? 0, stop: () => killGroup(child, 'SIGKILL') }
}
