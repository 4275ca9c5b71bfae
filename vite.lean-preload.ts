import type { Plugin } from 'vite'

/** The list of what dynamic imports need, as Vite writes it into a chunk. */
const dependencyList = /=\[("assets\/[\w-]+\.js"(?:,"assets\/[\w-]+\.js")*)\]/

/** The same list as one text of names: what is left of it is random, and the rest is initial code. */
const shortList = (_list: string, names: string): string =>
  `="${names.replaceAll(/"assets\/|\.js"/g, '').replaceAll(',', ' ')}".split(" ").map(n=>"assets/"+n+".js")`

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
  generateBundle: {
    order: 'post',
    handler: (_options, bundle) => {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk') chunk.code = chunk.code.replace(dependencyList, shortList)
    },
  },
}
