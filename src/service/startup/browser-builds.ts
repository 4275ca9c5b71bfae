/** Builds what browsers load, if a build is missing or older than its sources. */
import { execFile } from 'node:child_process'
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { namesOfEndedProcesses } from '../computing/ended-processes.ts'

interface BrowserBuild {
  /** For people. */
  readonly name: string
  /** Below `dist`. */
  readonly folder: string
  /** A file that each build writes. */
  readonly result: string
  readonly config: string
  readonly sources: readonly string[]
}

const shared = ['vite.compressed.ts', 'package-lock.json']

export const browserBuilds = {
  dashboard: {
    name: 'the dashboard',
    folder: 'dashboard',
    result: 'index.html',
    config: 'vite.config.ts',
    sources: [
      'src/dashboard',
      'src/contract',
      'src/content',
      'src/client',
      'vite.chunks.ts',
      'public',
      'index.html',
      ...shared,
    ],
  },
  site: {
    name: 'the style sheet and script of published sites',
    folder: 'site',
    result: 'manifest.json',
    config: 'vite.site.config.ts',
    sources: ['src/site', ...shared],
  },
  frames: {
    name: 'the frames of the built-in integrations',
    folder: 'frames',
    result: 'manifest.json',
    config: 'vite.frames.config.ts',
    sources: ['src/site/frames', ...shared],
  },
} as const satisfies { readonly [name: string]: BrowserBuild }

const folderOf = (project: string, build: BrowserBuild): string => join(project, 'dist', build.folder)

/** The folder of the built dashboard; undefined if there is none. */
export const dashboardFolder = (project: string): string | undefined => {
  const folder = folderOf(project, browserBuilds.dashboard)
  return existsSync(folder) ? folder : undefined
}

/** Time of the last change below a path. */
const newest = (path: string): number => {
  const { mtimeMs } = statSync(path)
  if (!statSync(path).isDirectory()) return mtimeMs
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .reduce((latest, entry) => Math.max(latest, statSync(join(entry.parentPath, entry.name)).mtimeMs), 0)
}

/** Whether the build exists and no source is newer. */
const isBuilt = (project: string, build: BrowserBuild): boolean => {
  const result = join(folderOf(project, build), build.result)
  if (!existsSync(result)) return false
  const built = statSync(result).mtimeMs
  return [build.config, ...build.sources]
    .map((source) => join(project, source))
    .filter((path) => existsSync(path))
    .every((path) => newest(path) <= built)
}

/** Removes what builds that were killed left beside the folder of a build. */
export const removeLeftBuilds = (folder: string): void => {
  const parent = dirname(folder)
  if (!existsSync(parent)) return
  for (const name of namesOfEndedProcesses(readdirSync(parent), /^[a-z]+-(\d{1,10})(?:-old)?$/))
    if (name.startsWith(`${basename(folder)}-`)) rmSync(join(parent, name), { recursive: true, force: true })
}

/**
 * Builds if needed and prints a line. A shipped build without sources is used unchanged. The build is written beside
 * the old one and replaces it when complete, because another process may be building or serving from this folder.
 */
export const ensureBuilt = async (
  project: string,
  build: BrowserBuild,
  print: (line: string) => void,
): Promise<void> => {
  if (!existsSync(join(project, build.config)) || isBuilt(project, build)) return
  print(`Building ${build.name}. This happens only once.`)
  const vite = join(project, 'node_modules', 'vite', 'bin', 'vite.js')
  const target = folderOf(project, build)
  removeLeftBuilds(target)
  const [made, old] = [`${target}-${process.pid}`, `${target}-${process.pid}-old`]
  const options = ['--config', build.config, '--logLevel', 'warn', '--outDir', made, '--emptyOutDir']
  try {
    await promisify(execFile)(process.execPath, [vite, 'build', ...options], { cwd: project })
    if (isBuilt(project, build)) return
    if (existsSync(target)) renameSync(target, old)
    renameSync(made, target)
  } finally {
    for (const folder of [made, old]) rmSync(folder, { recursive: true, force: true })
  }
}
