import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's root, independent of the working directory. */
export const root = fileURLToPath(new URL('../../../', import.meta.url))

/** The result of a command: `code` is its exit code, or -1 if a signal or the time limit ended it. */
export type Outcome = { code: number; output: string; timedOut: boolean }

export type CommandOptions = {
  env?: Record<string, string>
  cwd?: string
  /** Milliseconds after which the command and its children are killed. */
  limit?: number
  /** Prints output as it comes. A terminal gets it directly, and then none is collected. */
  show?: boolean
}

// A process must not leave children behind, however it ends.
const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) killGroup(child, 'SIGKILL')
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    // Other handlers of the signal (a test runner) finish first; without one, exit with the shell's code.
    if (process.listenerCount(signal) === 0) process.exit(signal === 'SIGINT' ? 130 : 143)
  })
}

/**
 * Starts a program in its own process group, so that it can be ended with all of its children, and ends it when this
 * process exits. `PATH` starts with the project's own programs: they run on the pinned Node.
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

/** Sends a signal to a program started by `startProgram` and to all of its children. Ignored if they have ended. */
export function killGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return
  try {
    if (process.platform === 'win32') child.kill(signal)
    else process.kill(-child.pid, signal)
  } catch {
    // Already ended.
  }
}

/** Runs a command to its end. Never rejects: if a command cannot be started, its output is the reason. */
export function runCommand(
  command: string,
  args: readonly string[],
  options: CommandOptions = {},
): Promise<Outcome> {
  return new Promise((resolve) => {
    const isShown = options.show === true
    const child = startProgram(command, args, {
      ...(options.env === undefined ? {} : { env: options.env }),
      ...(options.cwd === undefined ? {} : { cwd: options.cwd }),
      stdio: isShown && process.stdout.isTTY ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    let timedOut = false
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8')
      stream?.on('data', (chunk: string) => {
        output += chunk
        if (isShown) process.stdout.write(chunk)
      })
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
