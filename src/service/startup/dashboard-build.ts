/** Builds the dashboard if its build is missing or older than its sources. */
import { execFile } from 'node:child_process'
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

export const dashboardFolder = (project: string): string => join(project, 'dist', 'dashboard')

/** The inputs of the build. */
const sources = [
  'src/dashboard',
  'src/contract',
  'src/content',
  'src/client',
  'public',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
]

const newest = (path: string): number => {
  const { mtimeMs } = statSync(path)
  if (!statSync(path).isDirectory()) return mtimeMs
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .reduce((latest, entry) => Math.max(latest, statSync(join(entry.parentPath, entry.name)).mtimeMs), 0)
}

/** Whether the build exists and no source is newer. */
export const isBuilt = (project: string): boolean => {
  const index = join(dashboardFolder(project), 'index.html')
  if (!existsSync(index)) return false
  const built = statSync(index).mtimeMs
  return sources
    .map((source) => join(project, source))
    .filter((path) => existsSync(path))
    .every((path) => newest(path) <= built)
}

/**
 * Builds if needed and prints a line. A shipped build without sources is used unchanged. The build is written beside
 * the old one and replaces it when complete, because another process may be building or serving from this folder.
 */
export const ensureDashboard = async (project: string, say: (line: string) => void): Promise<void> => {
  if (!existsSync(join(project, 'index.html')) || isBuilt(project)) return
  say('Building the dashboard, once.')
  const vite = join(project, 'node_modules', 'vite', 'bin', 'vite.js')
  const target = dashboardFolder(project)
  const [made, old] = [`${target}-${process.pid}`, `${target}-${process.pid}-old`]
  try {
    await promisify(execFile)(
      process.execPath,
      [vite, 'build', '--logLevel', 'warn', '--outDir', made, '--emptyOutDir'],
      { cwd: project },
    )
    if (isBuilt(project)) return
    if (existsSync(target)) renameSync(target, old)
    renameSync(made, target)
  } finally {
    for (const folder of [made, old]) rmSync(folder, { recursive: true, force: true })
  }
}
