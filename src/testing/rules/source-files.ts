import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../processes/programs.ts'

/** Generated folders and files, read from .gitignore: names, and paths from the root that begin with a slash. */
function ignored(): Set<string> {
  const lines = readFileSync(join(root, '.gitignore'), 'utf8').split('\n')
  return new Set([
    '.git',
    ...lines.map((line) => line.trim().replace(/\/$/, '')).filter((line) => line !== ''),
  ])
}

/**
 * The paths of all files of the repository, relative to its root, with forward slashes, sorted. Read from the disk
 * instead of git, so that it also works in an unpacked archive, and includes files that are not committed yet.
 */
export function repositoryFiles(): string[] {
  const skip = ignored()
  const walk = (folder: string): string[] =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (skip.has(entry.name) || skip.has(`/${path}`) || entry.name.endsWith('.log')) return []
      return entry.isDirectory() ? walk(path) : [path]
    })
  return walk('').sort()
}

/** The TypeScript of `src` and `e2e` as path → text. */
export function sourceFiles(): Map<string, string> {
  const paths = repositoryFiles().filter((path) => /^(src|e2e)\/.*\.tsx?$/.test(path))
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]))
}
