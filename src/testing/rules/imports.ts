import { isBuiltin } from 'node:module'
import { posix } from 'node:path'
import ts from 'typescript'
import { programFolders, sharedFiles } from './service-areas.ts'

/**
 * One import as written. `typeOnly` is true only if nothing is loaded at run time (`import type`), `late` if it is
 * loaded on demand instead of with the module.
 */
export type Import = {
  specifier: string
  typeOnly: boolean
  late: boolean
  line: number
  /** Where the specifier stands with its quotes: from `start` up to `end`. */
  start: number
  end: number
}

/**
 * All imports of a source text: static, re-exporting, dynamic, `import('x').Y` in a type, and
 * `new URL('./x.ts', import.meta.url)`, which is how a worker's file is named. `import { type X }` loads its module
 * under type stripping, so it counts as a value. Dynamic imports of computed names cannot be read and are left out.
 */
export function importsOf(path: string, text: string): Import[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest)
  // Imports are at the top of a file, except those in expressions and types.
  const deep = text.includes('import(') || text.includes('import.meta')
  const found: Import[] = []
  const add = (literal: ts.Node, typeOnly: boolean, late = false): void => {
    if (!ts.isStringLiteralLike(literal)) return
    const [start, end] = [literal.getStart(source), literal.getEnd()]
    const { line } = source.getLineAndCharacterOfPosition(start)
    found.push({ specifier: literal.text, typeOnly, late, line: line + 1, start, end })
  }
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      add(node.moduleSpecifier, node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword)
    } else if (ts.isExportDeclaration(node) && node.moduleSpecifier !== undefined) {
      add(node.moduleSpecifier, node.isTypeOnly)
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      add(node.argument.literal, true)
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      if (node.arguments[0] !== undefined) add(node.arguments[0], false, true)
    } else if (ts.isNewExpression(node) && node.expression.getText(source) === 'URL') {
      const [file, base] = node.arguments ?? []
      const isModule = file !== undefined && ts.isStringLiteralLike(file) && /\.(ts|tsx)$/.test(file.text)
      if (isModule && base?.getText(source) === 'import.meta.url') add(file, false, true)
    }
    if (deep) ts.forEachChild(node, visit)
  }
  ts.forEachChild(source, visit)
  return found
}

/** The base layers of the service, below its areas. */
const serviceBaseLayers = ['http', 'storage', 'access', 'computing', 'jobs', 'events', 'content']

/** The base layers of the dashboard; every other folder is an area. */
const dashboardBaseLayers = ['api', 'routes', 'shell', 'forms', 'documents', 'editor', 'ui', 'look', 'kit']

/** The location of a file: `layer/part/...`; `part` is a folder of the layer, or '' for a file at its top level. */
type Place = { layer: string; part: string; path: string }

function placeOf(path: string): Place {
  const names = path.split('/')
  const [layer = '', part = ''] = names[0] === 'src' ? names.slice(1) : names
  const folders = names.length - (names[0] === 'src' ? 1 : 0)
  return folders === 1 ? { layer: 'root', part: '', path } : { layer, part: folders > 2 ? part : '', path }
}

export function isTest(path: string): boolean {
  return /\.(test|e2e)\.tsx?$/.test(path) || path.startsWith('e2e/')
}

/**
 * Which layers may load which package. A package is deliberately owned by few layers; `testing`, `e2e` and tests may
 * load all. A scope ending in `/*` covers its packages. No layer may load a package that is missing here.
 */
export const packageOwners: Readonly<Record<string, readonly string[]>> = {
  zod: ['contract', 'service', 'dashboard'],
  diff: ['content'],
  '@redocly/openapi-core': ['content'],
  'fractional-indexing': ['content'],
  hast: ['content'],
  'hast-util-sanitize': ['content'],
  'markdown-it': ['content'],
  parse5: ['content'],
  temml: ['content'],
  yaml: ['content', 'service'],
  'js-yaml': ['content'],
  eld: ['content'],
  'gettext-parser': ['content'],
  saxes: ['content', 'service'],
  'snowball-stemmers': ['content'],
  '@fastify/static': ['service'],
  '@node-saml/node-saml': ['service'],
  '@simplewebauthn/server': ['service'],
  aws4fetch: ['service'],
  'better-sqlite3': ['service'],
  fastify: ['service'],
  jose: ['service'],
  otpauth: ['service'],
  '@shikijs/*': ['site', 'dashboard'],
  '@simplewebauthn/browser': ['dashboard'],
  uqr: ['dashboard'],
  fflate: ['service', 'dashboard'],
  fontkit: ['service'],
  kysely: ['service'],
  pdfmake: ['service'],
  mermaid: ['site'],
  'subset-font': ['service'],
  pg: ['service'],
  pino: ['service'],
  'prom-client': ['service'],
  'secure-json-parse': ['service'],
  sharp: ['service'],
  yauzl: ['service'],
  '@atlaskit/pragmatic-drag-and-drop': ['dashboard'],
  // Fonts for text are part of the builds; only those of PDFs are read when the service runs.
  '@fontsource-variable/*': ['dashboard'],
  '@fontsource/*': ['dashboard'],
  '@fortawesome/*': ['dashboard'],
  '@fontsource-variable/noto-emoji': ['service'],
  '@fontsource-variable/noto-sans-jp': ['service'],
  '@fontsource-variable/noto-sans-kr': ['service'],
  '@fontsource-variable/noto-sans-sc': ['service'],
  '@hookform/resolvers': ['dashboard'],
  '@radix-ui/*': ['dashboard'],
  '@tanstack/react-query': ['dashboard', 'client'],
  '@tanstack/react-router': ['dashboard'],
  '@tanstack/react-virtual': ['dashboard'],
  '@tiptap/*': ['dashboard'],
  cmdk: ['dashboard'],
  'lucide-react': ['dashboard'],
  react: ['dashboard'],
  'react-dom': ['dashboard'],
  'react-hook-form': ['dashboard'],
  sonner: ['dashboard'],
  tailwindcss: ['dashboard'],
  vite: ['dashboard'],
}

function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}

function owners(name: string): readonly string[] {
  return packageOwners[name] ?? packageOwners[`${name.split('/')[0] ?? ''}/*`] ?? []
}

/** Why `from` may not have this import; undefined if the rules of the layers allow it. */
function refuse(path: string, one: Import): string | undefined {
  const from = placeOf(path)
  const specifier = one.specifier.replace(/\?.*$/, '')
  if (!specifier.startsWith('.')) return refusePackage(from, specifier)
  return refuseFile(from, placeOf(posix.join(posix.dirname(path), specifier)), one.typeOnly)
}

/** Programs with more permissions than their layer: the generator writes openapi.json from the contract. */
const programs = ['src/contract/generate.ts']

function refusePackage(from: Place, specifier: string): string | undefined {
  if (from.layer === 'testing' || isTest(from.path)) return undefined
  // What the configuration of a build makes for its entry.
  if (specifier.startsWith('virtual:') && from.path === 'src/site/assets.ts') return undefined
  if (isBuiltin(specifier)) {
    if (!specifier.startsWith('node:')) return 'a built-in module is written with node:'
    if (from.layer === 'service' || programs.includes(from.path)) return undefined
    return `${from.layer} has no access to the machine`
  }
  const name = packageOf(specifier)
  if (from.layer === 'dashboard' && from.part === 'ui') {
    if (name === '@tanstack/react-query') return 'ui knows no query'
    if (name === '@tanstack/react-router') return 'ui knows no URL'
  }
  return owners(name).includes(from.layer) ? undefined : `${name} is not a package of ${from.layer}`
}

function refuseFile(from: Place, to: Place, typeOnly: boolean): string | undefined {
  if (from.layer === 'e2e') {
    return ['e2e', 'testing', 'contract', 'client'].includes(to.layer)
      ? undefined
      : `e2e sees what a person sees, not ${to.layer}`
  }
  if (from.layer === 'testing') {
    return to.layer === 'dashboard' || to.layer === 'e2e' ? `testing does not know ${to.layer}` : undefined
  }
  if (to.layer === 'testing') return isTest(from.path) ? undefined : 'only tests import testing'
  if (isTest(to.path)) return 'nothing imports a test'
  // A test may use the areas above its folder for setup; the layer is the limit.
  if (to.layer === from.layer) return isTest(from.path) ? undefined : withinLayer(from, to)
  // Files at the repository's root are data (package.json, openapi.json), readable by the service only.
  if (to.layer === 'root')
    return from.layer === 'service' ? undefined : `${from.layer} reads no file of the root`
  switch (from.layer) {
    case 'contract':
      if (to.layer !== 'content') break
      return typeOnly ? undefined : 'contract takes only types of content'
    case 'site':
      if (to.layer === 'content') return undefined
      if (to.layer !== 'contract') break
      return typeOnly ? undefined : 'site takes only types of contract'
    case 'service':
      if (['contract', 'content', 'site'].includes(to.layer)) return undefined
      break
    case 'dashboard':
      return intoDashboard(from, to)
  }
  return `${from.layer} does not import ${to.layer}`
}

function intoDashboard(from: Place, to: Place): string | undefined {
  if (!['client', 'contract', 'content'].includes(to.layer)) return `dashboard does not import ${to.layer}`
  return from.part === 'ui' && to.layer === 'client' ? 'ui knows no query' : undefined
}

function withinLayer(from: Place, to: Place): string | undefined {
  if (from.part === to.part) return undefined
  if (from.layer === 'service') return withinService(from, to)
  if (from.layer === 'dashboard') return withinDashboard(from, to)
  return undefined
}

function withinService(from: Place, to: Place): string | undefined {
  // Files at the top of the service (start, binding) assemble it; the programs themselves must not be imported.
  if (to.part === '') {
    return ['src/service/main.ts', 'src/service/cli.ts'].includes(to.path)
      ? 'a program is started, not imported'
      : undefined
  }
  if (from.part === '' || serviceBaseLayers.includes(to.part)) return undefined
  if (serviceBaseLayers.includes(from.part))
    return `${from.part} is below the areas and does not know ${to.part}`
  if (to.path.includes('.store.')) return `the store of ${to.part} is its own; ask one of its verbs`
  if (programFolders.includes(from.part) || programFolders.includes(to.part)) return undefined
  const file = to.path.slice(`src/service/${to.part}/`.length)
  return sharedFiles[to.part]?.includes(file) === true
    ? undefined
    : `${to.part} does not share ${file}; see service-areas.ts`
}

function withinDashboard(from: Place, to: Place): string | undefined {
  const below = ['ui', 'look']
  if (from.part === 'ui')
    return below.includes(to.part) ? undefined : `ui stands alone and does not know ${to.path}`
  if (dashboardBaseLayers.includes(to.part) || to.part === '') {
    return to.part === 'routes' && from.part !== '' ? 'routes are for the router alone' : undefined
  }
  return from.part === 'routes' ? undefined : `areas meet only in routes, and ${to.part} is an area`
}

/** Names of the packages that a file loads, directly and through its imports, excluding late ones. */
export function packagesWith(files: ReadonlyMap<string, string>, entry: string): Set<string> {
  const packages = new Set<string>()
  const reached = new Set([entry])
  for (const path of reached) {
    for (const { specifier, typeOnly, late } of importsOf(path, files.get(path) ?? '')) {
      if (typeOnly || late || isBuiltin(specifier)) continue
      if (specifier.startsWith('.')) reached.add(posix.join(posix.dirname(path), specifier))
      else packages.add(/^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier)
    }
  }
  return packages
}

/** Files in `sharedFiles` that no other area imports. */
export function needlesslyShared(files: ReadonlyMap<string, string>): string[] {
  const imported = new Set<string>()
  for (const [path, text] of files) {
    const from = placeOf(path)
    if (from.layer !== 'service' || isTest(path) || from.part === '') continue
    for (const { specifier } of importsOf(path, text)) {
      const to = placeOf(posix.join(posix.dirname(path), specifier))
      if (to.part !== from.part && !programFolders.includes(from.part)) imported.add(to.path)
    }
  }
  return Object.entries(sharedFiles)
    .flatMap(([area, shared]) => shared.map((file) => `src/service/${area}/${file}`))
    .filter((path) => !imported.has(path))
}

/** Every refused import of a set of files (path from the root → text), as `path:line: "specifier": reason`. */
export function refusals(files: ReadonlyMap<string, string>): string[] {
  return [...files].flatMap(([path, text]) =>
    importsOf(path, text).flatMap((one) => {
      const reason = refuse(path, one)
      return reason === undefined ? [] : [`${path}:${one.line}: "${one.specifier}": ${reason}`]
    }),
  )
}
