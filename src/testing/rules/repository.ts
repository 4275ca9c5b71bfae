import ts from 'typescript'

/** Names that do not say what a file contains; a function belongs to the noun that it serves. */
const drawers = new Set(['utils', 'util', 'helpers', 'helper', 'common', 'types', 'misc', 'shared', 'lib'])

/**
 * Words that are just as vague as parts of a name. `sign` is reserved for signing on, in, out and up: on screen, use
 * badge, indicator or icon.
 */
const vague =
  /(^|-)(ground|words|parts|things?|ways|faces?|told|shown|signs|sign(?!-(on|in|out|up)(-|\.|$)))(-|\.|$)/

/** The name of a migration is stored in every database that has run it. */
const isMigration = (path: string): boolean => path.startsWith('src/service/storage/migrations/')

/** Generated code is named and written by its generator. */
function isWritten(path: string): boolean {
  return !path.startsWith('src/client/') && !/\.gen\.tsx?$/.test(path)
}

/** Route files follow the router's notation: `__root`, `_frame`, `$space`, `-parts`, `(group)`, `a.b`, `a_`. */
const routeName = /^(\([a-z0-9-]+\)|__root|[-_]?[$a-z0-9][a-z0-9-]*_?(\.[_]?[$a-z0-9][a-z0-9-]*_?)*)$/
const kebabName = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/

/** What is wrong with a path of `src` or `e2e` as a name, or undefined. Folder names are checked as well. */
export function nameFault(path: string): string | undefined {
  if (!/^(src|e2e)\//.test(path) || !isWritten(path)) return undefined
  const names = path.split('/')
  const file = names.pop() ?? ''
  if (file !== 'README.md') {
    const stem = file.replace(/\.[a-z0-9]+$/, '')
    const notation = path.startsWith('src/dashboard/routes/') ? routeName : kebabName
    if (!notation.test(stem)) return `${file} is not kebab-case`
    const drawer = stem.split('.').find((part) => drawers.has(part))
    if (drawer !== undefined) return `"${drawer}" is no noun of ours`
    const word = isMigration(path) ? undefined : vague.exec(stem)?.[2]
    if (word !== undefined) return `"${word}" says too little; use the standard term`
    if (/\.spec\.tsx?$/.test(file)) return 'tests are called x.test.ts, browser journeys x.e2e.ts'
    if (/\.e2e\.ts$/.test(file) !== (path.startsWith('e2e/') && /\.(e2e|test)\.ts$/.test(file))) {
      return 'browser journeys, and no other tests, live in e2e'
    }
  }
  for (const name of names) {
    if (drawers.has(name) || vague.test(name)) return `"${name}" is no noun of ours`
    if (/^(__)?tests?(__)?$/.test(name)) return 'a test lives beside its source'
    const inRoutes = path.startsWith('src/dashboard/routes/') && routeName.test(name)
    if (!inRoutes && !kebabName.test(name)) return `${name} is not kebab-case`
  }
  return undefined
}

/** Folders besides the areas: the base layers of each layer, and the service's command line. */
const baseLayers: Readonly<Record<string, readonly string[]>> = {
  'src/service/': [
    'http',
    'storage',
    'access',
    'computing',
    'jobs',
    'events',
    'commands',
    'content',
    'installation',
    'startup',
  ],
  'src/dashboard/': ['api', 'routes', 'shell', 'forms', 'documents', 'editor', 'ui', 'look', 'kit'],
  'e2e/': [],
}

/** Folders of a layer that are neither one of its base layers nor a noun of the contract. */
export function strangeAreas(paths: readonly string[], nouns: readonly string[]): string[] {
  return Object.entries(baseLayers).flatMap(([layer, own]) => {
    const folders = paths
      .filter((path) => path.startsWith(layer))
      .map((path) => path.slice(layer.length).split('/'))
      .flatMap((names) => (names.length > 1 && names[0] !== undefined ? [names[0]] : []))
    return [...new Set(folders)]
      .filter((name) => !own.includes(name) && !nouns.includes(name))
      .map((name) => `${layer}${name}`)
  })
}

/**
 * Tests in a folder without any source file. A test may be named after a whole area ("every operation answers 401"), so
 * its own name is free.
 */
export function lonelyTests(paths: readonly string[]): string[] {
  const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'))
  const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path)
  const withSource = new Set(paths.filter((path) => /\.tsx?$/.test(path) && !isTest(path)).map(folderOf))
  return paths.filter((path) => isTest(path) && !withSource.has(folderOf(path)))
}

/** Maximum number of source files in a folder, without tests: more are hard to browse. */
const mostFiles = 25

/** Folders of `src` and `e2e` with too many source files. Migrations are a numbered list, which only grows. */
export function crowdedFolders(paths: readonly string[]): string[] {
  const sources = paths.filter(
    (path) => /^(src|e2e)\/.*\.tsx?$/.test(path) && isWritten(path) && !/\.test\.tsx?$/.test(path),
  )
  const folders = Map.groupBy(sources, (path) => path.slice(0, path.lastIndexOf('/')))
  return [...folders]
    .filter(([folder, files]) => files.length > mostFiles && folder !== 'src/service/storage/migrations')
    .map(([folder, files]) => `${folder}: ${files.length}`)
}

/**
 * Where tools expect a default export: routes, configurations at the root, scripts of integrations, and the reporter of
 * tests.
 */
function mayExportDefault(path: string): boolean {
  return (
    path.startsWith('src/dashboard/routes/') ||
    path.startsWith('src/service/integrations/built-in/scripts/') ||
    path === 'src/testing/error-reporter.ts' ||
    !path.includes('/')
  )
}

function isDefaultExport(statement: ts.Statement): boolean {
  if (ts.isExportAssignment(statement)) return true
  if (ts.isExportDeclaration(statement)) {
    const clause = statement.exportClause
    return clause !== undefined && ts.isNamedExports(clause) && clause.elements.some(isDefaultName)
  }
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : []
  return modifiers.some((modifier) => modifier.kind === ts.SyntaxKind.DefaultKeyword)
}

function isDefaultName(element: ts.ExportSpecifier): boolean {
  return element.name.text === 'default'
}

/** A file that only re-exports other files hides where code is. */
function isBarrel(source: ts.SourceFile): boolean {
  const statements = source.statements.filter((statement) => !ts.isImportDeclaration(statement))
  return statements.length > 0 && statements.every((statement) => ts.isExportDeclaration(statement))
}

/** Faults in the exports of a source text, as messages. */
export function exportFaults(path: string, text: string): string[] {
  if (!isWritten(path)) return []
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const faults: string[] = []
  if (!mayExportDefault(path) && source.statements.some(isDefaultExport)) faults.push('has a default export')
  if (isBarrel(source)) faults.push('only hands on the exports of other files')
  return faults
}

/** Dependencies whose version is a range, a tag or an address. An alias (`npm:name@1.2.3`) counts by its version. */
export function loosePins(manifest: Readonly<Record<string, unknown>>): string[] {
  const exact = /^(npm:(@[a-z0-9-]+\/)?[a-z0-9.-]+@)?\d+\.\d+\.\d+(-[0-9a-z.-]+)?$/
  return ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies', 'overrides'].flatMap(
    (kind) =>
      Object.entries((manifest[kind] ?? {}) as Record<string, unknown>)
        .filter(([, version]) => typeof version !== 'string' || !exact.test(version))
        .map(([name, version]) => `${name}@${String(version)}`),
  )
}

type LockEntry = {
  resolved?: string
  integrity?: string
  link?: boolean
  optional?: boolean
  cpu?: string[]
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

/**
 * Faults of a lock file: a URL (an installation must use the registry configured on the machine); a package without an
 * integrity hash, whose content would be unverified; a dependency without an entry, which makes `npm ci` fail. Builds
 * for other machines may lack a hash if the registry did not have them.
 */
export function lockFaults(lock: { packages: Record<string, LockEntry> }): string[] {
  const paths = Object.keys(lock.packages)
  const locked = new Set(
    paths.map((path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)),
  )
  return Object.entries(lock.packages).flatMap(([path, entry]) => {
    const faults: string[] = []
    if (entry.resolved !== undefined) faults.push(`${path} names an address`)
    const forOthers = entry.optional === true && entry.cpu !== undefined
    const mustHash = path !== '' && entry.link !== true && !forOthers
    if (mustHash && entry.integrity === undefined) faults.push(`${path} has no integrity`)
    for (const name of Object.keys({ ...entry.dependencies, ...entry.optionalDependencies })) {
      if (!locked.has(name)) faults.push(`${path} needs ${name}, which is not locked`)
    }
    return faults
  })
}

/**
 * Folders of a developer's or a build machine that occur in a text, with their line. Placeholders in documentation
 * (`/home/you`) are allowed; assembled here, so that this file does not match itself.
 */
export function machinePaths(text: string): string[] {
  const folders = ['work', 'root', `tmp/${'bash'}`, 'Users/[a-z]+', 'home/(?!you\\b|user\\b|recto\\b)[a-z]+']
  const pattern = new RegExp(`(?<![\\w.~$\\])}/-])/(${folders.join('|')})(_[\\w.]+)?/[\\w.-]*`, 'g')
  return text
    .split('\n')
    .flatMap((line, index) => [...line.matchAll(pattern)].map(([found]) => `${index + 1}: ${found}`))
}
