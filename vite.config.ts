import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { compressed } from './vite.compressed.ts'
import { pageIcons } from './vite.icon-choices.ts'
import { leanClient } from './vite.lean-client.ts'
import { leanPreload } from './vite.lean-preload.ts'
import { shortRouteTree } from './vite.route-tree.ts'

type ChunkingContext = Parameters<Rolldown.CodeSplittingNameFunction>[1]

/** Where the service listens while the dashboard is developed; `PORT` of the service, on this machine. */
const service = process.env['RECTO_SERVICE'] ?? 'http://127.0.0.1:4000'

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

/** Modules known to need one of them, or not to. */
const checkers = new Map<string, boolean>()

/**
 * Whether a module needs one of these libraries, itself or through another one. What does not is never put into a chunk
 * with what does, so that a screen without a field does not load them for a module of a few lines.
 */
const isChecking = (id: string, context: ChunkingContext): boolean => {
  const known = checkers.get(id)
  if (known !== undefined) return known
  // For a circle of imports; without one it is replaced below.
  checkers.set(id, false)
  const needs =
    checking.test(id) ||
    (context.getModuleInfo(id)?.importedIds ?? []).some((imported) => isChecking(imported, context))
  checkers.set(id, needs)
  return needs
}

/** What fetches the data of each screen. One file, requested together with the one who is signed in (`router.ts`). */
const loaders = /tsr-split=loader|src\/dashboard\/loaders\.ts/

/** Chunks whose names are read: below, and by a journey that delays one. */
const namedChunks = new Set(['framework', 'rolldown-runtime', 'loaders', 'icons', 'screens', 'palette'])

const sharedChunks = { minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 1500 }

/** What needs no request with the chunk `file`. `router.ts` requests the loaders, and the screens with their icons. */
const requestedBefore = (file: string): RegExp =>
  /\/screens-/.test(file)
    ? /\/(framework|rolldown-runtime)-/
    : /\/(framework|rolldown-runtime|loaders|screens|icons)-/

/** Fails if chunks import each other in circles: which of them runs first would depend on the first screen. */
const withoutCircles: Plugin = {
  name: 'without-circles',
  apply: 'build',
  generateBundle(_options, bundle) {
    const imports = new Map(
      Object.values(bundle).flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one.imports]] : [])),
    )
    const done = new Set<string>()
    const visit = (name: string, above: readonly string[]): void => {
      if (above.includes(name)) this.error(`Chunks import each other: ${[...above, name].join(' > ')}`)
      if (done.has(name)) return
      for (const next of imports.get(name) ?? []) visit(next, [...above, name])
      done.add(name)
    }
    for (const name of imports.keys()) visit(name, [])
  },
}

export default defineConfig(({ mode }) => ({
  // Tests of the other layers read this file too, and must not write the route tree.
  // The router's plugin reads tsr.config.json; it must come before React's, because it splits route files.
  plugins:
    mode === 'test'
      ? []
      : [
          tanstackRouter({ codeSplittingOptions: { defaultBehavior: [['component'], ['loader']] } }),
          react(),
          tailwindcss(),
          leanClient,
          leanPreload,
          shortRouteTree,
          withoutCircles,
          pageIcons,
          compressed(9),
        ],
  // A constant, so that a build without it leaves the page of components out.
  define: { 'import.meta.env.VITE_KIT': JSON.stringify(process.env['VITE_KIT'] ?? '') },
  // React has had this hook since 18; the substitute for older releases stays out.
  resolve: {
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  server: { port: 5173, proxy: { '/v1': service, '/sso': service, '/docs/api': service } },
  preview: { port: 4173, proxy: { '/v1': service, '/sso': service, '/docs/api': service } },
  // Workers load what they need, such as the grammar of a language, when they need it.
  worker: { format: 'es' },
  build: {
    outDir: 'dist/dashboard',
    emptyOutDir: true,
    target: 'es2022',
    // A font or an image inside the style sheet would be a data: address, which the content policy refuses.
    assetsInlineLimit: 0,
    license: { fileName: 'licenses.txt' },
    // One sheet: one that comes later makes the browser work out the style of all that stands anew.
    cssCodeSplit: false,
    // Each screen lists what it loads. The lists are initial code, so they leave out the screen's own file, which is
    // imported in the same moment, what every page has loaded before, and what the router requests for all of them.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, dependencies, { hostType }) =>
        hostType === 'html'
          ? dependencies
          : dependencies.filter((name) => name !== file && !requestedBefore(file).test(name)),
    },
    chunkSizeWarningLimit: 400,
    rolldownOptions: {
      // The lists of all operations only re-export; a screen loads the files of the nouns that it uses.
      treeshake: { moduleSideEffects: (id) => !id.includes('/src/client/') },
      output: {
        // The initial code lists all files, so only those that are recognized by name have one, and hashes are short.
        chunkFileNames: ({ name }) => `assets/${namedChunks.has(name) ? '[name]-' : ''}[hash:7].js`,
        codeSplitting: {
          groups: [
            { name: 'framework', test: (id) => framework.test(id) && !laterHooks.test(id), priority: 10 },
            { name: 'start', tags: ['$initial'], priority: 8 },
            { name: 'loaders', test: loaders, priority: 7 },
            { name: 'icons', test: icons, priority: 6, minShareCount: 2 },
            {
              name: 'screens',
              test: (id) => screens.test(id) || laterHooks.test(id),
              priority: 5,
              minShareCount: 2,
            },
            // What the same screens share. Merging larger ones would let chunks import each other in circles, and code would
            // run before what it needs. A chunk takes along what its modules need, so what needs no checking comes first.
            {
              name: (id, context) => (isChecking(id, context) ? null : 'shared'),
              test: /src\//,
              priority: 4,
              ...sharedChunks,
            },
            {
              name: (id, context) => (isChecking(id, context) ? 'forms' : null),
              test: forms,
              priority: 3,
              minShareCount: 2,
            },
            { name: 'checking', test: /src\//, priority: 2, ...sharedChunks },
          ],
        },
      },
    },
  },
}))
