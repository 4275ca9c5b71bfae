/** The image of `deploy/Dockerfile`, built without a network: its last stage, on a system and a program put together here. */
import {
  chmodSync,
  chownSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { lockedPackages } from '../packaging/locked-packages.ts'
import type { DebianProgram } from '../processes/debian-program.ts'
import { debianProgram } from '../processes/debian-program.ts'
import type { Outcome } from '../processes/programs.ts'
import { root, runCommand } from '../processes/programs.ts'

export interface Image {
  /** Its files. */
  readonly folder: string
  readonly config: {
    readonly User: string
    readonly Env: readonly string[]
    readonly Entrypoint: readonly string[]
    readonly WorkingDir: string
    readonly Healthcheck: { readonly Test: readonly string[] }
  }
}

/** Libraries that a slim Debian has, and Node, its native packages and the runtime of integrations need. */
const libraries = ['c', 'dl', 'gcc_s', 'm', 'pthread', 'resolv', 'stdc++']

const loader = '/lib64/ld-linux-x86-64.so.2'

/** Node with its libraries, as `node:24-bookworm-slim` has them. The reason if this machine lacks one of them. */
const makeSystem = (folder: string): string | undefined => {
  const copy = (from: string, to = from): void => {
    mkdirSync(dirname(join(folder, to)), { recursive: true })
    copyFileSync(from, join(folder, to))
  }
  for (const path of ['etc', 'proc', 'sys', 'dev', 'run', 'tmp'])
    mkdirSync(join(folder, path), { recursive: true })
  chmodSync(join(folder, 'tmp'), 0o1777)
  copy(process.execPath, '/usr/bin/node')
  const { sharedObjects } = process.report.getReport() as { sharedObjects: string[] }
  const loaded = sharedObjects.find((path) => /\/libc\.so/.test(path))
  if (!sharedObjects.includes(loader) || loaded === undefined) return 'not a Linux with glibc on x64'
  const names = readdirSync(dirname(loaded))
  for (const name of libraries) {
    const file = names.find((one) => one.startsWith(`lib${name}.so.`) && /\.so\.\d+$/.test(one))
    if (file === undefined) return `${dirname(loaded)} has no lib${name}`
    copy(join(dirname(loaded), file))
  }
  copy(loader)
  return undefined
}

/** The package with the packages of its lock, as `npm ci` installs them. */
const makeProgram = async (archive: string, folder: string): Promise<void> => {
  const app = join(folder, 'app')
  mkdirSync(app, { recursive: true })
  const unpacked = await runCommand('tar', ['-xzf', archive, '-C', app, '--strip-components=1'])
  if (unpacked.code !== 0) throw new Error(unpacked.output)
  for (const path of lockedPackages(join(app, 'npm-shrinkwrap.json')))
    cpSync(join(root, path), join(app, path), { recursive: true, verbatimSymlinks: true })
  mkdirSync(join(folder, 'data'))
  chownSync(join(folder, 'data'), 1000, 1000)
}

const lastStage = (): string => {
  const text = readFileSync(join(root, 'deploy', 'Dockerfile'), 'utf8')
  return text.slice(text.lastIndexOf('\nFROM ') + 1)
}

const build = async (buildah: DebianProgram, work: string): Promise<Image | string> => {
  const storage = join(work, 'storage.conf')
  writeFileSync(
    storage,
    `[storage]\ndriver = "vfs"\nrunroot = "${join(work, 'run')}"\ngraphroot = "${join(work, 'store')}"\n`,
  )
  const policy = join(work, 'policy.json')
  writeFileSync(policy, '{"default":[{"type":"insecureAcceptAnything"}]}')
  writeFileSync(
    join(work, 'Dockerfile'),
    `FROM scratch AS system\nCOPY system /\nFROM scratch AS program\nCOPY program /\n${lastStage()}`,
  )
  mkdirSync(join(work, 'empty'))
  writeFileSync(join(work, 'empty', 'Dockerfile'), 'FROM scratch\nCOPY Dockerfile /\n')
  const runBuildah = (args: readonly string[]): Promise<Outcome> =>
    runCommand(buildah.path, args, {
      cwd: work,
      env: { CONTAINERS_STORAGE_CONF: storage, LD_LIBRARY_PATH: buildah.libraries },
    })
  const run = async (...args: readonly string[]): Promise<string> => {
    const done = await runBuildah(args)
    if (done.code !== 0) throw new Error(`buildah ${args.join(' ')}\n${done.output}`)
    return done.output.trim()
  }
  const options = ['--signature-policy', policy, '--network', 'none']
  // Not every machine that runs tests may build images.
  const tried = await runBuildah([
    'build',
    ...options,
    '--file',
    join(work, 'empty', 'Dockerfile'),
    join(work, 'empty'),
  ])
  if (tried.code !== 0) return `buildah: ${tried.output.trim()}`
  await run(
    ...['build', ...options, '--format', 'docker', '--layers=false', '--target', 'image'],
    ...['--tag', 'recto', '--file', join(work, 'Dockerfile'), join(work, 'context')],
  )
  const inspected = await run('inspect', '--type', 'image', '--format', '{{ .Config }}', 'recto')
  const container = await run('from', '--signature-policy', policy, '--pull-never', 'recto')
  return {
    folder: (await run('mount', container)).split('\n').at(-1) ?? '',
    config: (JSON.parse(inspected) as { config: Image['config'] }).config,
  }
}

/** Builds it in an empty folder; the reason if this machine cannot. */
export const buildImage = async (archive: string, work: string): Promise<Image | string> => {
  if (process.getuid?.() !== 0) return 'not root'
  const buildah = await debianProgram({
    path: 'usr/bin/buildah',
    name: 'buildah-1.28',
    packages: ['buildah', 'libgpgme11', 'libassuan0', 'libgpg-error0', 'libseccomp2', 'libdevmapper1.02.1'],
  })
  if (typeof buildah === 'string') return buildah
  const lacking = makeSystem(join(work, 'context', 'system'))
  if (lacking !== undefined) return lacking
  await makeProgram(archive, join(work, 'context', 'program'))
  return build(buildah, work)
}
