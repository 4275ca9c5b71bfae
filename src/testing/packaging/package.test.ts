/** The package as it is installed: packed, put into an empty folder, started by its `recto`. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { asOwner, firstOrganization } from '../processes/owner-client.ts'
import { root, runCommand } from '../processes/programs.ts'
import { startService, type ServiceProcess } from '../processes/service-process.ts'
import { importsOf } from '../rules/imports.ts'
import { compile } from './compile-program.ts'
import { lockedPackages } from './locked-packages.ts'
import { packProgram } from './write-package.ts'

const work = mkdtempSync(join(tmpdir(), 'recto-package-'))
afterAll(() => rmSync(work, { recursive: true, force: true }))
const archive = await packProgram(work, () => {})

const { version, engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  version: string
  engines: { node: string }
}

interface Installed {
  /** The path of the command. */
  readonly recto: string
}

/** As npm lays it out in the current folder, with the packages of its lock linked from this repository instead of downloaded. */
const linkedInto = async (folder: string): Promise<Installed> => {
  const modules = join(folder, 'node_modules')
  const program = join(modules, 'recto')
  mkdirSync(program, { recursive: true })
  const unpacked = await runCommand('tar', ['-xzf', archive, '-C', program, '--strip-components=1'])
  if (unpacked.code !== 0) throw new Error(unpacked.output)
  for (const path of lockedPackages(join(program, 'npm-shrinkwrap.json'))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    symlinkSync(join(root, path), join(folder, path))
  }
  mkdirSync(join(modules, '.bin'))
  const recto = join(modules, '.bin', 'recto')
  symlinkSync(join(program, 'bin', 'recto.js'), recto)
  return { recto }
}

/** From the cache of the machine as far as it has the packages, else from its registry. The reason if it has neither. */
const installedInto = async (folder: string): Promise<Installed | string> => {
  mkdirSync(folder)
  const { code, output } = await runCommand('npm', [
    ...['install', '--global', '--prefix', folder],
    ...['--prefer-offline', '--ignore-scripts', archive],
  ])
  if (code === 0) return { recto: join(folder, 'bin', 'recto') }
  if (/\b(EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|ENOTCACHED|ENOTFOUND|ETIMEDOUT)\b/.test(output))
    return output.trim()
  throw new Error(output)
}

const ways: readonly (readonly [string, (folder: string) => Promise<Installed | string>])[] = [
  ['with the packages of this repository', linkedInto],
  ...(process.env['RECTO_LONG'] === '1' ? [['by npm, globally', installedInto] as const] : []),
]

/** So long that it is read in another process. */
const body = Array.from(
  { length: 600 },
  (_, index) => `Sentence ${index} of **a page** with \`code\` in it, that goes on and on.`,
).join('\n\n')

describe.each(ways)('installed %s', async (name, install) => {
  const folder = join(work, name.replaceAll(' ', '-'))
  const installed = await install(folder)
  const refused = typeof installed === 'string'
  if (refused) process.stderr.write(`Tests of the package installed ${name} are left out: ${installed}\n`)
  const recto = refused ? '' : installed.recto
  const whereInstalled = it.skipIf(refused)
  let service: ServiceProcess | undefined
  afterAll(() => service?.stop())

  whereInstalled('says its version and its commands', async () => {
    expect(await runCommand(recto, ['--version'], { cwd: folder })).toMatchObject({
      code: 0,
      output: `${version}\n`,
    })
    const help = await runCommand(recto, ['--help'], { cwd: folder })
    expect(help.code).toBe(0)
    expect(help.output).toContain('create-admin EMAIL')
    expect((await runCommand(recto, ['unknown'], { cwd: folder })).code).toBe(2)
  })

  whereInstalled('says to an old Node which one it needs', async () => {
    const old = 'Object.defineProperty(process.versions, "node", { value: "20.19.5" })'
    const said = await runCommand(process.execPath, [
      '--import',
      `data:text/javascript,${encodeURIComponent(old)}`,
      recto,
    ])
    expect(said).toMatchObject({
      code: 1,
      output: `Recto needs Node ${engines.node.replace('>=', '')} or newer; this is Node 20.19.5. Install a newer one from https://nodejs.org.\n`,
    })
  })

  whereInstalled(
    'shows the dashboard, computes in other processes, publishes a page, makes a PDF, and stops',
    async () => {
      const dataDir = join(folder, 'data')
      const started = (service = await startService({ executable: recto, dataDir }))
      expect(await (await fetch(started.url)).text()).toContain('<title>Recto</title>')
      const ask = asOwner(started)
      const organization = await firstOrganization(ask)
      const space = await ask<{ id: string }>('POST', `/orgs/${organization}/spaces`, { title: 'Guide' })
      const change = await ask<{ id: string }>('POST', `/spaces/${space.id}/change-requests`, {})
      const path = `/spaces/${space.id}/change-requests/${change.id}`
      const markdown = `${body}\n\n$$x^2$$\n\n\`\`\`js\nconst colored = true\n\`\`\`\n`
      await ask('POST', `${path}/content`, {
        changes: [{ operation: 'insert_page', title: 'First page', document: { markdown } }],
      })
      await ask('POST', `${path}/merge`)
      const { url } = await ask<{ url: string }>('GET', `/spaces/${space.id}/pdf`)
      await expect.poll(async () => (await fetch(url)).status, { timeout: 30_000 }).toBe(200)

      const site = await ask<{ id: string; basename: string }>('POST', `/orgs/${organization}/sites`, {
        title: 'Docs',
        spaces: [space.id],
      })
      await ask('POST', `/orgs/${organization}/sites/${site.id}/publish`)
      const page = await fetch(`${started.sitesUrl}/${site.basename}/`)
      expect(page.status).toBe(200)
      const html = await page.text()
      expect(html).toContain('Sentence 599 of')
      expect(html).toContain('<math')
      const sheet = /href="([^"]+\.css)"/.exec(html)?.[1] ?? ''
      expect((await fetch(new URL(sheet, page.url))).headers.get('content-type')).toContain('text/css')

      service = undefined
      await started.stop()
      expect(started.output()).not.toMatch(/"level":(50|60)|ERROR|ExperimentalWarning/)
      const refused = await runCommand(recto, ['backup', join(folder, 'copy')], {
        cwd: folder,
        env: {
          BASE_URL: started.url,
          DATA_DIR: dataDir,
          DATABASE_URL: '',
          SECRET: 'another secret than the one of this store',
        },
      })
      expect(refused.code).toBe(1)
      expect(refused.output).toContain('run "recto adopt-secret"')
    },
  )
})

it('is found by npx where it is installed', async () => {
  const folder = join(work, 'with-the-packages-of-this-repository')
  const { code, output } = await runCommand('npx', ['--offline', 'recto', 'help'], { cwd: folder })
  expect(code, output).toBe(0)
  expect(output).toContain('create-admin EMAIL')
})

it('contains what is needed to run, and neither tests nor sources', async () => {
  const { output } = await runCommand('tar', ['-tzf', archive])
  const files = output.trim().split('\n')
  expect([...new Set(files.map((file) => file.split('/')[1] ?? ''))].toSorted()).toEqual([
    'README.md',
    'bin',
    'deploy',
    'dist',
    'docs',
    'lib',
    'npm-shrinkwrap.json',
    'openapi.json',
    'package.json',
  ])
  expect(files.filter((file) => /\.test\.|\.tsx$|\/(testing|dashboard|client)\/.*\.ts$/.test(file))).toEqual(
    [],
  )
  // Scripts of integrations are read as text.
  const sources = files.filter((file) => file.endsWith('.ts')).map((file) => dirname(file))
  expect([...new Set(sources)]).toEqual(['package/lib/service/integrations/built-in/scripts'])
})

describe('compiled modules', () => {
  it('name compiled modules, at once, later and as files, and keep their lines', () => {
    const source = [
      "import type { A } from '../../content/a.ts'",
      "import { b } from './b.ts'",
      "import zod from 'zod'",
      "export const task = new URL('./c.task.ts', import.meta.url)",
      'export const load = (from: string): unknown =>',
      "  from === 'here.ts' ? import('./c.task.ts') : b(zod as unknown)",
      '',
    ].join('\n')
    const { path, text, loads } = compile('src/service/area/x.ts', source)
    expect(path).toBe('lib/service/area/x.js')
    expect(loads).toEqual([
      'src/service/area/b.ts',
      'src/service/area/c.task.ts',
      'src/service/area/c.task.ts',
    ])
    expect(text.split('\n').map((line) => line.replace(/\s+/g, ' ').trim())).toEqual([
      '',
      "import { b } from './b.js'",
      "import zod from 'zod'",
      "export const task = new URL('./c.task.js', import.meta.url)",
      'export const load = (from ) =>',
      "from === 'here.ts' ? import('./c.task.js') : b(zod )",
      '',
    ])
  })

  it('load modules that are there', async () => {
    const folder = join(work, 'with-the-packages-of-this-repository', 'node_modules', 'recto')
    const names = readdirSync(join(folder, 'lib'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js'))
      .map((file) => join('lib', file))
    expect(names.length).toBeGreaterThan(1000)
    const missing = names.flatMap((file) =>
      importsOf(file, readFileSync(join(folder, file), 'utf8'))
        .filter(({ specifier }) => specifier.startsWith('.'))
        .map(({ specifier }) => join(dirname(file), specifier))
        .filter((path) => path.endsWith('.ts') || !existsSync(join(folder, path))),
    )
    expect(missing).toEqual([])
  })
})
