import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { chunkFileName, chunkGroups, firstFiles, requestedBefore } from './vite.chunks.ts'
import { clientOperations } from './vite.client-operations.ts'
import { compressed } from './vite.compressed.ts'
import { pageIcons } from './vite.icon-choices.ts'
import { leanClient } from './vite.lean-client.ts'
import { leanPreload } from './vite.lean-preload.ts'
import { shortRouteTree } from './vite.route-tree.ts'

/** Where the service listens while the dashboard is developed; `PORT` of the service, on this machine. */
const service = process.env['RECTO_SERVICE'] ?? 'http://127.0.0.1:4000'

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

/**
 * Asks Chromium to compile all functions of a file on another thread while the file loads, instead of each one on the
 * main thread at its first call. Most run while the screen that needs the file is shown. The comment must come first.
 */
const compiledOnLoad: Plugin = {
  name: 'compiled-on-load',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler: (_options, bundle) => {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk') chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`
    },
  },
}

export default defineConfig(({ mode }) => ({
  // Tests of the other layers read this file too, and must not write the route tree.
  // The router's plugin reads tsr.config.json; it must come before React's, because it splits route files.
  plugins:
    mode === 'test'
      ? []
      : [
          clientOperations(),
          tanstackRouter({ codeSplittingOptions: { defaultBehavior: [['component'], ['loader']] } }),
          react(),
          tailwindcss(),
          leanClient,
          leanPreload,
          shortRouteTree,
          withoutCircles,
          compiledOnLoad,
          pageIcons,
          compressed(firstFiles),
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
        chunkFileNames: chunkFileName,
        codeSplitting: { groups: [...chunkGroups] },
      },
    },
  },
}))
