import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's root, wherever the process was started from. */
export const root = fileURLToPath(new URL('../../../', import.meta.url))

/** How a command ended: `code` is its exit code, or -1 when a signal or the time limit ended it. */
export type Outcome = { code: number; output: string; timedOut: boolean }

export type CommandOptions = {
  env?: Record<string, string>
  cwd?: string
  /** Milliseconds after which the command and its children are killed. */
  limit?: number
  /** Output goes to this process's terminal as it comes, instead of into the outcome. */
  show?: boolean
}

// A process that starts others must not leave them behind, however it ends.
const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) killGroup(child, 'SIGKILL')
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    // Whoever handles the signal too (a test runner) finishes first; else this is the end, in the shell's code.
    if (process.listenerCount(signal) === 0) process.exit(signal === 'SIGINT' ? 130 : 143)
  })
}

/**
 * Starts a program in its own process group, so that it can be ended with all that it started, and ends it when
 * this process exits. `PATH` begins with the project's own programs: they run on the pinned Node.
 */
export function startProgram(
  command: string,
  args: readonly string[],
  options: { env?: Record<string, string>; cwd?: string; stdio?: StdioOptions; bare?: boolean } = {},
): ChildProcess {
  const path = [join(root, 'node_modules', '.bin'), process.env['PATH'] ?? ''].join(delimiter)
  const child = spawn(command, args, {
    cwd: options.cwd ?? root,
    stdio: options.stdio ?? 'inherit',
    detached: process.platform !== 'win32',
    env: { ...(options.bare === true ? {} : process.env), PATH: path, ...options.env },
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  return child
}

/** Sends a signal to a program of `startProgram` and to all that it started. Silent when they are gone. */
export function killGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return
  try {
    if (process.platform === 'win32') child.kill(signal)
    else process.kill(-child.pid, signal)
  } catch {
    // Gone already.
  }
}

/** Runs a command to its end. Never rejects: a command that cannot be started has the reason as its output. */
export function runCommand(
  command: string,
  args: readonly string[],
  options: CommandOptions = {},
): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = startProgram(command, args, {
      ...(options.env === undefined ? {} : { env: options.env }),
      ...(options.cwd === undefined ? {} : { cwd: options.cwd }),
      stdio: options.show === true ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    let timedOut = false
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8')
      stream?.on('data', (chunk: string) => (output += chunk))
    }
    const timer =
      options.limit === undefined
        ? undefined
        : setTimeout(() => {
            timedOut = true
            killGroup(child, 'SIGKILL')
          }, options.limit)
    child.once('error', (error) => {
      clearTimeout(timer)
      resolve({ code: -1, output: `${output}${error.message}\n`, timedOut })
    })
    child.once('close', (code) => {
      clearTimeout(timer)
      resolve({ code: code ?? -1, output, timedOut })
    })
  })
}
