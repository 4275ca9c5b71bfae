/** A container of an image as a cluster starts it: without a network, on read-only files, without any capability. */
import { once } from 'node:events'
import { chownSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { debianProgram } from '../processes/debian-program.ts'
import type { Outcome } from '../processes/programs.ts'
import { killGroup, runCommand, startProgram } from '../processes/programs.ts'
import type { Image } from './build-image.ts'

export interface Container {
  /** Everything printed so far. */
  readonly output: () => string
  /** Whether it has ended. */
  readonly ended: () => boolean
  /** Runs a command inside. */
  readonly run: (...command: readonly string[]) => Promise<Outcome>
  /** Sends the signal to stop, and returns the exit code. */
  readonly stop: () => Promise<number>
  readonly kill: () => Promise<void>
}

const mounts = (data: string): object[] => [
  { destination: '/proc', type: 'proc', source: 'proc' },
  { destination: '/dev', type: 'tmpfs', source: 'tmpfs', options: ['nosuid', 'mode=755'] },
  { destination: '/sys', type: 'sysfs', source: 'sysfs', options: ['ro', 'nosuid', 'noexec', 'nodev'] },
  {
    destination: '/tmp',
    type: 'tmpfs',
    source: 'tmpfs',
    options: ['nosuid', 'nodev', 'noexec', 'mode=1777'],
  },
  { destination: '/data', type: 'bind', source: data, options: ['bind', 'rw', 'nosuid', 'nodev', 'noexec'] },
]

/** Starts it in an empty folder; the reason if this machine cannot. */
export const startContainer = async (
  { folder, config }: Image,
  work: string,
  settings: Readonly<Record<string, string>>,
): Promise<Container | string> => {
  const runc = await debianProgram({
    path: 'usr/sbin/runc',
    name: 'runc-1.1',
    packages: ['runc', 'libseccomp2'],
  })
  if (typeof runc === 'string') return runc
  const data = join(work, 'data')
  mkdirSync(data, { recursive: true })
  chownSync(data, 1000, 1000)
  const [uid, gid] = config.User.split(':').map(Number)
  const bundleOf = (args: readonly string[]): object => ({
    ociVersion: '1.0.2',
    root: { path: folder, readonly: true },
    process: {
      user: { uid, gid },
      args,
      env: [...config.Env, ...Object.entries(settings).map(([name, value]) => `${name}=${value}`)],
      cwd: config.WorkingDir,
      noNewPrivileges: true,
      capabilities: {},
    },
    mounts: mounts(data),
    linux: { namespaces: ['pid', 'mount', 'ipc', 'uts', 'network'].map((type) => ({ type })) },
  })
  const write = (args: readonly string[]): void =>
    writeFileSync(join(work, 'config.json'), JSON.stringify(bundleOf(args)))
  const name = `recto-test-${process.pid}`
  const env = { LD_LIBRARY_PATH: runc.libraries }
  const options = ['--root', join(work, 'state')]
  const ask = (...words: readonly string[]): Promise<Outcome> =>
    runCommand(runc.path, [...options, ...words], { env })
  // Not every machine that runs tests may run containers.
  write(['node', '--version'])
  const tried = await ask('run', '--bundle', work, name)
  if (tried.code !== 0) return `runc: ${tried.output.trim()}`
  write(config.Entrypoint)
  const child = startProgram(runc.path, [...options, 'run', '--bundle', work, name], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const exited = once(child, 'exit') as Promise<[number | null]>
  return {
    output: () => output,
    ended: () => child.exitCode !== null || child.signalCode !== null,
    run: (...command) => ask('exec', name, ...command),
    stop: async () => {
      await ask('kill', name, 'TERM')
      return (await exited)[0] ?? -1
    },
    kill: async () => {
      await ask('delete', '--force', name)
      killGroup(child, 'SIGKILL')
    },
  }
}
