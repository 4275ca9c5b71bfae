import type { Rolldown } from 'vite'
import { readingRoutes } from './src/dashboard/reading-routes.ts'

type ChunkingContext = Parameters<Rolldown.CodeSplittingNameFunction>[1]
type ChunkGroup = NonNullable<Rolldown.CodeSplittingOptions['groups']>[number]

/** Packages that every screen needs. One file, so that a new release of a screen does not fetch them again. */
const framework =
  /node_modules\/(react|react-dom|scheduler|@tanstack\/(react-)?(router|query|store|history)[^/]*)\//

/** Hooks of these packages that the first screen does not call; they come with the screens. */
const laterHooks =
  /node_modules\/@tanstack\/.*\/(queriesObserver|useQueries|infiniteQueryObserver|use(Suspense)?InfiniteQuery|mutationObserver|useMutation|useBlocker)\./

/** Half a hundred files of 300 bytes each; those of the initial code stay there. */
const icons = /node_modules\/lucide-react\//

/** What most screens share; in one file, because many small ones cost more than their bytes. */
const screens =
  /src\/dashboard\/(ui\/|shell\/|api\/|forms\/form-error\.)|node_modules\/(@radix-ui|@floating-ui|aria-hidden|react-remove-scroll)/

/** Forms, with the libraries that check their fields by the contract. */
const forms = /src\/dashboard\/forms\//

/** Libraries that check fields and stored text: a third of the code of a screen that only shows something. */
const checking = /node_modules\/(zod|react-hook-form|@hookform)\//

type Neighbours = (info: NonNullable<ReturnType<ChunkingContext['getModuleInfo']>>) => readonly string[]

/** Makes what tells whether a module, or one that is reached from it through others, passes a test. */
const reaches = (test: RegExp, next: Neighbours): ((id: string, context: ChunkingContext) => boolean) => {
  const known = new Map<string, boolean>()
  const isReaching = (id: string, context: ChunkingContext): boolean => {
    const answer = known.get(id)
    if (answer !== undefined) return answer
    // For a circle of imports; without one it is replaced below.
    known.set(id, false)
    const info = context.getModuleInfo(id)
    const is = test.test(id) || (info !== null && next(info).some((other) => isReaching(other, context)))
    known.set(id, is)
    return is
  }
  return isReaching
}

/**
 * Whether a module needs one of these libraries. What does not is never put into a chunk with what does, so that a
 * screen without a field does not load them for a module of a few lines.
 */
const isChecking = reaches(checking, ({ importedIds }) => importedIds)

/** What fetches the data of each screen, requested together with the one who is signed in (`router.ts`). */
const loaders = /tsr-split=loader|src\/dashboard\/other-loaders\.ts/

/** Whether a loader needs a module. */
const isLoaded = reaches(loaders, ({ importers }) => importers)

/** The files of the routes of a page that is read. */
const readingFiles = readingRoutes.map(
  (id) => `routes${id.replace(/\/$/, '.index').replaceAll(/\/(\w+)\/\$/g, '/$1.$')}.tsx`,
)

/**
 * Code that is loaded together, by what asks for it, with everything that this needs: a hundred small files take longer
 * than their bytes.
 */
const bundles = {
  loaders: ['loaders.ts', ...readingFiles.map((file) => `${file}?tsr-split=loader`)],
  reading: [
    ...readingFiles.map((file) => `${file}?tsr-split=component`),
    'shell/failures/failure-screen.tsx',
  ],
  // Of a page that has comments, and to write one.
  comments: [
    'comments/threads/thread.tsx',
    'comments/writing/lost-replies.tsx',
    'comments/writing/new-comment.tsx',
  ],
  palette: ['shell/commands/palette.tsx', 'search/search-results.tsx'],
  dialogs: ['spaces/resources/resource-dialogs.tsx', 'spaces/resources/resource-name-field.tsx'],
}

type Bundle = keyof typeof bundles

/** The modules that each bundle needs, through others too. */
const neededModules = new Map<Bundle, ReadonlySet<string>>()

const modulesOf = (bundle: Bundle, context: ChunkingContext): ReadonlySet<string> => {
  const known = neededModules.get(bundle)
  if (known !== undefined) return known
  const entries = bundles[bundle].map((path) => `${import.meta.dirname}/src/dashboard/${path}`)
  const modules = new Set(entries)
  // A set visits what is added while it is visited. A module that needs an icon imports the list of all of them.
  for (const module of modules)
    for (const imported of context.getModuleInfo(module)?.importedIds ?? [])
      if (!icons.test(imported)) modules.add(imported)
  neededModules.set(bundle, modules)
  return modules
}

/** A chunk `name` with what a bundle needs. */
const chunkOf = (bundle: Bundle, name: string): ChunkGroup => ({
  name: (id, context) => (modulesOf(bundle, context).has(id) ? name : null),
})

const shared = {
  test: /src\//,
  minShareCount: 2,
  entriesAware: true,
  // Merging larger ones would let chunks import each other in circles, and code would run before what it needs.
  entriesAwareMergeThreshold: 1500,
}

/**
 * The groups of modules that become chunks. The first that takes a module gets it, with what the module needs, so that
 * no group needs a later one.
 */
export const chunkGroups: readonly ChunkGroup[] = [
  { name: 'framework', test: (id) => framework.test(id) && !laterHooks.test(id) },
  { name: 'start', tags: ['$initial'] },
  // With what other loaders share with the screens, so that none has to wait for a screen.
  {
    name: (id, context) =>
      modulesOf('loaders', context).has(id) ||
      (modulesOf('reading', context).has(id) && isLoaded(id, context))
        ? 'loaders'
        : null,
  },
  { name: 'other-loaders', test: loaders },
  // Its part that reading does not need comes below, with what the same screens share.
  { ...chunkOf('reading', 'screens'), test: (id) => screens.test(id) || laterHooks.test(id) },
  chunkOf('reading', 'reading'),
  { name: 'icons', test: icons, minShareCount: 2 },
  chunkOf('comments', 'comments'),
  chunkOf('palette', 'palette'),
  { name: 'emoji', test: /src\/content\/emoji\//, minShareCount: 2 },
  // What needs no checking comes first: what forms need of it would be loaded with them.
  { ...shared, name: (id, context) => (isChecking(id, context) ? null : 'shared') },
  {
    name: (id, context) => (isChecking(id, context) ? 'forms' : null),
    test: (id) => forms.test(id) || checking.test(id),
    minShareCount: 2,
  },
  chunkOf('dialogs', 'dialogs'),
  { ...shared, name: 'checking' },
]

/** Chunks whose names are read: below, and by a journey that delays one. */
const namedChunks = new Set([
  'framework',
  'rolldown-runtime',
  'loaders',
  'other-loaders',
  'icons',
  'screens',
  'reading',
  'palette',
])

/** The initial code lists all files, so only those that are recognized by name have one, and hashes are short. */
export const chunkFileName = ({ name }: { readonly name: string }): string =>
  `assets/${namedChunks.has(name) ? '[name]-' : ''}[hash:7].js`

/** What a first visit loads before it shows a page. */
export const firstFiles = /assets\/(index|framework|loaders|other-loaders|screens|reading|style)-/

/** What needs no request with the chunk `file`. `router.ts` requests the loaders, and what all screens share. */
export const requestedBefore = (file: string): RegExp =>
  /\/screens-/.test(file)
    ? /\/(framework|rolldown-runtime)-/
    : /\/(framework|rolldown-runtime|loaders|other-loaders|screens)-/
