import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Where the service listens while the dashboard is developed; `PORT` of the service, on this machine. */
const service = process.env['RECTO_SERVICE'] ?? 'http://127.0.0.1:4000'

/** Packages that every screen needs. One file, so that a new release of a screen does not fetch them again. */
const ground =
  /node_modules\/(react|react-dom|scheduler|@tanstack\/(react-)?(router|query|store|history)[^/]*)\//

/** What the first bytes and the screens both use; without this group the first bytes would pull in the next one. */
const start =
  /src\/dashboard\/(api\/|shell\/(theme|crumbs|missing|route-announcer)\.|ui\/(toast|toast-region|skeleton|class-names)\.)/

/** Half a hundred files of 300 bytes each; those of the first bytes stay there. */
const icons = /node_modules\/lucide-react\//

/** What most screens share; in one file, because many small ones cost more than their bytes. */
const desk =
  /src\/dashboard\/(ui|shell|api)\/|node_modules\/(@radix-ui|@floating-ui|aria-hidden|react-remove-scroll)/

export default defineConfig(({ mode }) => ({
  // Tests of the other layers read this file too, and must not write the route tree.
  // The router's plugin reads tsr.config.json; it must come before React's, because it splits route files.
  plugins: mode === 'test' ? [] : [tanstackRouter(), react(), tailwindcss()],
  // A constant, so that a build without it leaves the page of components out.
  define: { 'import.meta.env.VITE_KIT': JSON.stringify(process.env['VITE_KIT'] ?? '') },
  server: { port: 5173, proxy: { '/v1': service, '/sso': service } },
  preview: { port: 4173, proxy: { '/v1': service, '/sso': service } },
  build: {
    outDir: 'dist/dashboard',
    emptyOutDir: true,
    target: 'es2022',
    // A font or an image inside the style sheet would be a data: address, which the content policy refuses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 400,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'ground', test: ground, priority: 10 },
            { name: 'start', test: start, priority: 8 },
            { name: 'icons', test: icons, priority: 6, minShareCount: 2 },
            { name: 'desk', test: desk, priority: 5, minShareCount: 2 },
          ],
        },
      },
    },
  },
}))
