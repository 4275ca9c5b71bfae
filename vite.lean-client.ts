import type { Plugin } from 'vite'

/**
 * What the dashboard uses of the parts of the generated client that serve every API: it follows events with the browser's
 * `EventSource`, sends its session as a cookie, all lists in queries repeat their name, and headers have one value each.
 * By the end of the path; the modules export what the generated code imports from them.
 */
const leanParts: Readonly<Record<string, string>> = {
  'core/serverSentEvents.gen.ts': `export const createSseClient = () => {
    throw new Error('Event streams are followed with EventSource.')
  }`,
  'core/auth.gen.ts': 'export const getAuthToken = () => Promise.resolve(undefined)',
  'core/pathSerializer.gen.ts': `
    export const serializePrimitiveParam = ({ name, value }) =>
      value === undefined || value === null ? '' : name + '=' + encodeURIComponent(value)
    export const serializeArrayParam = ({ name, value }) =>
      value.map((one) => serializePrimitiveParam({ name, value: one })).join('&')
    export const serializeObjectParam = ({ name }) => {
      throw new Error('The parameter ' + name + ' cannot be an object.')
    }`,
  'client/utils.gen.ts': `
    import { jsonBodySerializer } from '../core/bodySerializer.gen.ts'
    import { serializeArrayParam, serializePrimitiveParam } from '../core/pathSerializer.gen.ts'
    import { getUrl } from '../core/utils.gen.ts'
    const querySerializer = (query) =>
      Object.entries(query ?? {})
        .map(([name, value]) =>
          Array.isArray(value) ? serializeArrayParam({ name, value }) : serializePrimitiveParam({ name, value }))
        .filter((text) => text !== '')
        .join('&')
    export const getParseAs = (type) => {
      const [kind = ''] = (type ?? '').split(';')
      if (kind === '') return 'stream'
      if (/[/+]json$/.test(kind)) return 'json'
      return kind.startsWith('text/') ? 'text' : 'blob'
    }
    export const setAuthParams = () => Promise.resolve()
    export const buildUrl = (options) => getUrl({ ...options, querySerializer })
    export const mergeHeaders = (...all) => {
      const merged = new Headers()
      for (const headers of all)
        for (const [name, value] of headers instanceof Headers ? headers : Object.entries(headers ?? {})) {
          if (value === null) merged.delete(name)
          else if (value !== undefined) merged.set(name, value)
        }
      return merged
    }
    export const mergeConfigs = (one, other) => ({
      ...one,
      ...other,
      headers: mergeHeaders(one.headers, other.headers),
    })
    const interceptors = () => ({
      fns: [],
      use(one) {
        this.fns.push(one)
      },
    })
    export const createInterceptors = () => ({
      error: interceptors(),
      request: interceptors(),
      response: interceptors(),
    })
    export const createConfig = (override) => ({
      ...jsonBodySerializer,
      headers: { 'Content-Type': 'application/json' },
      parseAs: 'auto',
      ...override,
    })`,
}

/** Puts the lean parts in place of the generated ones when the dashboard is built. */
export const leanClient: Plugin = {
  name: 'lean-client',
  apply: 'build',
  load: (id) => {
    const [, name = ''] = /\/src\/client\/((?:core|client)\/[^/]+)$/.exec(id) ?? []
    return leanParts[name]
  },
}
