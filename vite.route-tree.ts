import type { Plugin } from 'vite'

/**
 * Leaves out of the generated route tree what the router takes from the path anyway: the id of a route, where it is equal
 * to the path. The tree is initial code.
 */
export const shortRouteTree: Plugin = {
  name: 'short-route-tree',
  apply: 'build',
  transform: (code, id) =>
    id.endsWith('/route-tree.gen.ts') ? code.replace(/id: ('[^']*'),\s*path: \1,/g, 'path: $1,') : undefined,
}
