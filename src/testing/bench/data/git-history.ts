/** A git repository filled with versions of files: the baseline of the merge and history benchmarks. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Git {
  readonly folder: string
  /**
   * Runs a command and returns its output. Throws with its message if it exits with a code that is not in `allowed`.
   */
  readonly run: (args: readonly string[], allowed?: readonly number[]) => string
  /** Adds commits; each call of `commit` creates one. */
  readonly import: (write: (commit: Commit) => void | Promise<void>) => Promise<void>
  /** Bytes of packs with their indexes. */
  readonly packed: () => number
  readonly remove: () => void
}

/** One commit on `branch` (created at `from` if it is new): files by path, null to remove one. */
export type Commit = (
  branch: string,
  files: ReadonlyMap<string, Uint8Array | null>,
  from?: string,
) => Promise<void>

/** An empty bare repository in a temporary folder. */
export const gitRepository = (): Git => {
  const folder = mkdtempSync(join(tmpdir(), 'recto-git-'))
  const run = (args: readonly string[], allowed: readonly number[] = [0]): string => {
    const { status, stdout, stderr } = spawnSync('git', ['-C', folder, ...args], {
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
    })
    if (!allowed.includes(status ?? -1)) throw new Error(`git ${args.join(' ')}: ${stderr}`)
    return stdout
  }
  run(['init', '--quiet', '--bare'])
  return {
    folder,
    run,
    import: async (write) => {
      const child = spawn('git', ['-C', folder, 'fast-import', '--quiet'], {
        stdio: ['pipe', 'ignore', 'inherit'],
      })
      const closed = once(child, 'close')
      const put = async (bytes: string | Uint8Array): Promise<void> => {
        if (!child.stdin.write(bytes)) await once(child.stdin, 'drain')
      }
      await write(async (branch, files, from) => {
        await put(`commit refs/heads/${branch}\ncommitter A <a@example.org> 0 +0000\ndata 1\nx\n`)
        if (from !== undefined) await put(`from refs/heads/${from}\n`)
        for (const [path, bytes] of files) {
          if (bytes === null) await put(`D ${path}\n`)
          else {
            await put(`M 100644 inline ${path}\ndata ${bytes.length}\n`)
            await put(bytes)
            await put('\n')
          }
        }
        await put('\n')
      })
      child.stdin.end()
      const [code] = (await closed) as [number]
      if (code !== 0) throw new Error(`git fast-import ended with ${code}`)
    },
    packed: () => {
      const packs = join(folder, 'objects', 'pack')
      return readdirSync(packs)
        .filter((name) => /\.(?:pack|idx)$/.test(name))
        .reduce((sum, name) => sum + statSync(join(packs, name)).size, 0)
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
