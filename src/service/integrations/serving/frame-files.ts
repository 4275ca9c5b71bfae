/** What frames of the built-in integrations load, from `dist/frames`, on the origin of integrations. */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const folder = resolve(import.meta.dirname, '../../../../dist/frames')

/** The entries keep their names, since scripts name them; everything else is named by its content. */
const entries = /\/(mermaid-frame\.js|diagram\.html)(\.br|\.gz)?$/

/** The page with a diagram loads nothing but its own script, also where a diagram asks for more. */
const diagramPolicy =
  "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; font-src data:; img-src data:; base-uri 'none'; form-action 'none'"

/** Serves the files below `/frames/`. */
export const serveFrameFiles = (app: FastifyInstance): void => {
  if (!existsSync(folder)) return
  void app.register(fastifyStatic, {
    root: folder,
    prefix: '/frames/',
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    setHeaders(response, path) {
      const caching = entries.test(path) ? 'no-cache' : 'public, max-age=31536000, immutable'
      void response.header('cache-control', caching)
      void response.header('x-content-type-options', 'nosniff')
      // A sandboxed frame has no origin of its own, and these files are the same for everybody.
      void response.header('access-control-allow-origin', '*')
      if (path.endsWith('diagram.html')) void response.header('content-security-policy', diagramPolicy)
    },
  })
}
