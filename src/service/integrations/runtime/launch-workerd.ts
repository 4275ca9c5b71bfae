/**
 * Starts workerd with as little as possible: no environment, an empty working folder, no right to write files, another
 * user where the service runs as root, and an end as soon as the service ends, however that happens.
 */
import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { closeSync, openSync } from 'node:fs'
import { chown, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { logWorker, processConfig, processSockets } from './process-config.ts'
import { startError } from './script-log.ts'
import { readOutput } from './script-output.ts'

export interface LaunchOptions {
  readonly binary: string
  readonly folder: string
  readonly uid: number | undefined
  readonly source: string
  /** Told of the logs of finished events, as JSON. */
  readonly onLogs: (json: string) => void
}

export interface LaunchedProgram {
  readonly pid: number
  /** Resolves when the process has ended. Never rejects. */
  readonly ended: Promise<void>
  /** Resolves with undefined when the script is loaded, else, after at most `milliseconds`, with why it is not. */
  readonly ready: (milliseconds: number) => Promise<string | undefined>
  /** The last 64 KB that the process wrote, without the logs of finished events. */
  readonly output: () => string
  readonly kill: () => void
}

/** Descriptors of the process beside its output: where it says that it listens, its program, and our end of its life. */
const [control, program, lifeline] = [3, 4, 5]

/** Kilobytes of data on Linux: less than V8 reserves, and the process does not start. */
const dataLimit = 1_048_576

/**
 * Limits the process and has it killed when the service lets go of the lifeline. The watcher is in the group of the
 * process, whose number is not given to another one while the watcher lives.
 */
const launcher = [
  ...(process.platform === 'linux' ? [`ulimit -d ${dataLimit}`] : []),
  'ulimit -c 0',
  'ulimit -f 0',
  `(read -r _ <&${lifeline}; kill -9 $$) >/dev/null 2>&1 ${control}>&- ${program}>&- &`,
  `exec "$@" ${lifeline}<&-`,
].join('\n')

/** Writes the files of the process; the folder is closed to everybody but its user. */
const prepare = async ({ folder, uid, source }: LaunchOptions, mark: string): Promise<void> => {
  await mkdir(folder, { mode: 0o700 })
  await mkdir(join(folder, 'cwd'), { mode: 0o755 })
  const files = {
    'script.js': source,
    'log.js': logWorker(mark),
    'config.capnp': processConfig(processSockets(folder)),
  }
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text, { mode: 0o644 })
  if (uid !== undefined) await chown(folder, uid, uid)
}

/** On Linux through a descriptor: another user may not see the folder that the program is installed in. */
const start = ({ binary, folder, uid }: LaunchOptions): ChildProcess => {
  const descriptor = openSync(binary, 'r')
  try {
    const path = process.platform === 'linux' ? `/proc/self/fd/${program}` : binary
    const config = join(folder, 'config.capnp')
    return spawn(
      '/bin/sh',
      ['-c', launcher, 'sh', path, 'serve', config, 'config', `--control-fd=${control}`],
      {
        cwd: join(folder, 'cwd'),
        env: {},
        detached: true,
        stdio: ['ignore', 'pipe', 'pipe', 'pipe', descriptor, 'pipe'],
        ...(uid !== undefined && { uid, gid: uid }),
      },
    )
  } finally {
    closeSync(descriptor)
  }
}

/** Prepares the folder, calls `serve` to listen on the sockets in it, and starts the process. Throws if it cannot. */
export const launchWorkerd = async (
  options: LaunchOptions,
  serve: () => Promise<void>,
): Promise<LaunchedProgram> => {
  // The script cannot read it, so that it cannot write logs of other events.
  const mark = randomUUID()
  await prepare(options, mark)
  await serve()
  const child = start(options)
  const { pid } = child
  if (pid === undefined) {
    const [error] = await new Promise<[Error]>((resolve) => child.once('error', (...all) => resolve(all)))
    throw error
  }
  const output = readOutput(child, { mark, onLogs: options.onLogs })
  let gone = false
  const kill = () => {
    // Once the group has ended, its number may be given to another one.
    if (!gone) process.kill(-pid, 'SIGKILL')
  }
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => {
      // Ends the watcher.
      kill()
      gone = true
    })
    // All of the output has been read, too.
    child.once('close', () => resolve())
  })
  return { pid, ended, kill, output, ready: readiness(child, ended, kill, output) }
}

const readiness =
  (
    child: ChildProcess,
    ended: Promise<void>,
    kill: () => void,
    output: () => string,
  ): LaunchedProgram['ready'] =>
  (milliseconds) =>
    new Promise((resolve) => {
      let told = ''
      const timer = setTimeout(() => {
        resolve(`The script did not start within ${milliseconds / 1000} seconds.`)
        kill()
      }, milliseconds)
      // One line for each of its two sockets.
      ;(child.stdio[control] as Readable).setEncoding('utf8').on('data', (text: string) => {
        told += text
        if (told.split('\n').length <= 2) return
        clearTimeout(timer)
        resolve(undefined)
      })
      void ended.then(() => {
        clearTimeout(timer)
        resolve(startError(output()) ?? 'The process of the script ended while it started.')
      })
    })
