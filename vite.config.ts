import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** Where the service listens while the dashboard is developed; `PORT` of the service, on this machine. */
const service = process.env['RECTO_SERVICE'] ?? 'http://127.0.0.1:4000'

/** Packages that every screen needs. One file, so that a new release of a screen does not fetch them again. */
const framework =
  /node_modules\/(react|react-dom|scheduler|@tanstack\/(react-)?(router|query|store|history)[^/]*)\//

/** What the first bytes and the screens both use; without this group the first bytes would pull in the next one. */
const start =
  /src\/dashboard\/(api\/|shell\/(theme|crumbs|missing|route-announcer)\.|ui\/(toast|toast-region|skeleton|class-names|counted|later)\.)/

/** Half a hundred files of 300 bytes each; those of the first bytes stay there. */
const icons = /node_modules\/lucide-react\//

/** What most screens share; in one file, because many small ones cost more than their bytes. */
const desk =
  /src\/dashboard\/(ui|shell|api)\/|node_modules\/(@radix-ui|@floating-ui|aria-hidden|react-remove-scroll)/

/**
 * Packs what the service sends as it is: each file once, beside itself. Files of less than a packet gain nothing. The
 * highest quality of brotli would take ten times as long and save a twentieth, on the first start of an installation.
 */
const packed = (): Plugin => ({
  name: 'packed',
  apply: 'build',
  async writeBundle({ dir = '' }) {
    const files = await readdir(dir, { recursive: true })
    await Promise.all(
      files
        .filter((file) => /\.(js|css|html|svg)$/.test(file))
        .map(async (file) => {
          const bytes = await readFile(join(dir, file))
          if (bytes.length < 1400) return
          const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }
          await writeFile(join(dir, `${file}.br`), await promisify(brotliCompress)(bytes, { params }))
          await writeFile(join(dir, `${file}.gz`), await promisify(gzip)(bytes, { level: 9 }))
        }),
    )
  },
})

export default defineConfig(({ mode }) => ({
  // Tests of the other layers read this file too, and must not write the route tree.
  // The router's plugin reads tsr.config.json; it must come before React's, because it splits route files.
  plugins: mode === 'test' ? [] : [tanstackRouter(), react(), tailwindcss(), packed()],
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
    // One sheet: one that comes later makes the browser work out the style of all that stands anew.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 400,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'framework', test: framework, priority: 10 },
            { name: 'start', test: start, priority: 8 },
            { name: 'icons', test: icons, priority: 6, minShareCount: 2 },
            { name: 'desk', test: desk, priority: 5, minShareCount: 2 },
          ],
        },
      },
    },
  },
}))
