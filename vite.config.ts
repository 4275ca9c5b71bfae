import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Where the service listens while the dashboard is developed; `PORT` of the service, on this machine. */
const service = process.env['RECTO_SERVICE'] ?? 'http://127.0.0.1:4000'

/** Packages that every screen needs. One file, so that a new release of a screen does not fetch them again. */
const ground =
  /node_modules\/(react|react-dom|scheduler|@tanstack\/(react-)?(router|query|store|history)[^/]*)\//

export default defineConfig(({ mode }) => ({
  // Tests of the other layers read this file too, and must not write the route tree.
  // The router's plugin reads tsr.config.json; it must come before React's, because it splits route files.
  plugins: mode === 'test' ? [] : [tanstackRouter(), react(), tailwindcss()],
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
      output: { codeSplitting: { groups: [{ name: 'ground', test: ground, priority: 10 }] } },
    },
  },
}))
