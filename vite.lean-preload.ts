import type { Plugin } from 'vite'

/**
 * Requests the files that a dynamic import needs together with it. Vite's own helper, which is initial code, also loads
 * style sheets, of which there is one here, and serves browsers without `modulepreload`.
 */
export const leanPreload: Plugin = {
  name: 'lean-preload',
  apply: 'build',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('vite/preload-helper.js')
      ? `
    const requested = new Set()
    export const __vitePreload = (load, dependencies) => {
      for (const path of dependencies) {
        if (requested.has(path)) continue
        requested.add(path)
        const link = document.createElement('link')
        link.rel = 'modulepreload'
        link.crossOrigin = ''
        link.href = '/' + path
        document.head.append(link)
      }
      return load()
    }`
      : undefined,
}
