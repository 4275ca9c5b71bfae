/** The package of Recto: what is needed to run it, and nothing else. */
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { browserBuilds, ensureBuilt } from '../../service/startup/browser-builds.ts'
import { root, runCommand } from '../processes/programs.ts'
import { compileProgram, entry } from './compile-program.ts'

interface Manifest {
  readonly name: string
  readonly version: string
  readonly description: string
  readonly license: string
  readonly bin: Readonly<Record<string, string>>
  readonly engines: Readonly<Record<string, string>>
  readonly dependencies: Readonly<Record<string, string>>
  readonly optionalDependencies: Readonly<Record<string, string>>
}

interface Lock {
  readonly packages: Readonly<Record<string, { readonly version: string; readonly dev?: boolean }>>
}

const read = <Value>(file: string): Value => JSON.parse(readFileSync(join(root, file), 'utf8')) as Value

/** Sources that the program reads as text, and files for people. */
const copied = [
  'src/service/integrations/built-in/scripts',
  'openapi.json',
  'README.md',
  'docs',
  'deploy',
] as const

/** A checkout brings a Node of its own; a package runs on the one that is there. */
const isRuntime = (name: string): boolean => /^node-(bin-)?(darwin|linux|win)-/.test(name)

const packageManifest = (): Record<string, unknown> => {
  const { dependencies, optionalDependencies, ...manifest } = read<Manifest>('package.json')
  const { name, version, description, license, bin, engines } = manifest
  return {
    name,
    version,
    private: true,
    description,
    license,
    type: 'module',
    bin,
    engines,
    dependencies,
    optionalDependencies: Object.fromEntries(
      Object.entries(optionalDependencies).filter(([wanted]) => !isRuntime(wanted)),
    ),
  }
}

const nameOf = (path: string): string =>
  path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** With an address npm takes a package from its cache unasked. It replaces this host by the registry of the machine. */
const addressOf = (path: string, version: string): string => {
  const name = nameOf(path)
  return `https://registry.npmjs.org/${name}/-/${name.replace(/^.*\//, '')}-${version}.tgz`
}

/** The locked versions of what is installed, so that two installations of one package are the same. */
const packageLock = (manifest: Record<string, unknown>): Record<string, unknown> => {
  const { packages } = read<Lock>('package-lock.json')
  const needed = Object.entries(packages)
    .filter(([path, { dev }]) => path !== '' && dev !== true && !isRuntime(nameOf(path)))
    .map(([path, locked]) => [path, { ...locked, resolved: addressOf(path, locked.version) }])
  const { name, version } = manifest
  return {
    name,
    version,
    lockfileVersion: 3,
    requires: true,
    packages: { '': manifest, ...Object.fromEntries(needed) },
  }
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

/** Writes the files of the package into an empty folder. Builds what browsers load if it is missing or older. */
const writePackage = async (folder: string, print: (line: string) => void): Promise<void> => {
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text, { mode: path === entry ? 0o755 : 0o644 })
  }
  for (const { path, text } of compileProgram()) write(path, text)
  for (const path of copied)
    cpSync(join(root, path), join(folder, path.replace(/^src\//, 'lib/')), { recursive: true })
  for (const build of Object.values(browserBuilds)) {
    await ensureBuilt(root, build, print)
    cpSync(join(root, 'dist', build.folder), join(folder, 'dist', build.folder), { recursive: true })
  }
  const manifest = packageManifest()
  write('package.json', json(manifest))
  write('npm-shrinkwrap.json', json(packageLock(manifest)))
}

/** Makes the archive `recto-VERSION.tgz` in a folder and returns its path. Replaces an older one when it is complete. */
export const packProgram = async (folder: string, print: (line: string) => void): Promise<string> => {
  const made = join(folder, `package-${process.pid}`)
  try {
    await writePackage(join(made, 'recto'), print)
    const packed = await runCommand('npm', ['pack', '--ignore-scripts', '--pack-destination', made], {
      cwd: join(made, 'recto'),
    })
    const archive = packed.code === 0 && readdirSync(made).find((file) => file.endsWith('.tgz'))
    if (!archive) throw new Error(`npm pack failed:\n${packed.output}`)
    renameSync(join(made, archive), join(folder, archive))
    return join(folder, archive)
  } finally {
    rmSync(made, { recursive: true, force: true })
  }
}
