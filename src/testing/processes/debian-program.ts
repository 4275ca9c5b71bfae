/** Programs of Debian for tests: the installed one, or its package unpacked in the temporary folder, never installed. */
import { chmodSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommand } from './programs.ts'

export interface DebianProgram {
  readonly path: string
  /** For `LD_LIBRARY_PATH`. */
  readonly libraries: string
}

export interface DebianPackages {
  /** Below the root of the system, such as `usr/sbin/nginx`. */
  readonly path: string
  /** With the version on which the tests rely, for the name of the folder. */
  readonly name: string
  readonly packages: readonly string[]
}

const programIn = (folder: string, path: string): DebianProgram | undefined => {
  const program = join(folder, path)
  if (!existsSync(program)) return undefined
  const libraries = join(folder, 'usr/lib')
  const architectures = existsSync(libraries) ? readdirSync(libraries) : []
  return { path: program, libraries: architectures.map((name) => join(libraries, name)).join(':') }
}

/** Downloads the packages and unpacks them into `target`. The reason if that fails. */
const unpack = async (
  { path, packages }: DebianPackages,
  target: string,
): Promise<DebianProgram | string> => {
  const folder = mkdtempSync(join(tmpdir(), 'recto-unpacked-'))
  try {
    const got = await runCommand('apt-get', ['download', ...packages], { cwd: folder, limit: 60_000 })
    if (got.code !== 0) return `apt-get download: ${got.output.trim().split('\n').at(-1) ?? ''}`
    for (const name of readdirSync(folder).filter((file) => file.endsWith('.deb'))) {
      const done = await runCommand('dpkg', ['-x', join(folder, name), folder], { limit: 60_000 })
      if (done.code !== 0) return `dpkg -x: ${done.output.trim()}`
    }
    chmodSync(folder, 0o755)
    // Another test may have been faster.
    if (!existsSync(target)) renameSync(folder, target)
    return programIn(target, path) ?? 'the package has no program'
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The program, or the reason why this machine has none and cannot get it. */
export const debianProgram = async (wanted: DebianPackages): Promise<DebianProgram | string> => {
  const unpacked = join(tmpdir(), `recto-test-${wanted.name}`)
  return (
    programIn('/', wanted.path) ??
    programIn(unpacked, wanted.path) ??
    (process.platform === 'linux' ? unpack(wanted, unpacked) : 'not a Linux machine')
  )
}
