import type { Plugin } from 'vite'

/**
 * What the dashboard uses of the parts of the generated client that serve every API: JSON, text and bytes, one interceptor
 * of errors, lists in queries that repeat their name, plain path parameters, one value for each header, a session as a
 * cookie. Events are followed with the browser's `EventSource`. By the end of the path; what they export is what the
 * generated code imports.
 */
const leanParts: Readonly<Record<string, string>> = {
  'client/utils.gen.ts': `
    import { jsonBodySerializer } from '../core/bodySerializer.gen.ts'
    export const mergeHeaders = (...all) => {
      const merged = new Headers()
      for (const headers of all)
        for (const [name, value] of headers instanceof Headers ? headers : Object.entries(headers ?? {})) {
          if (value === null) merged.delete(name)
          else if (value !== undefined) merged.set(name, value)
        }
      return merged
    }
    export const createConfig = (override) => ({
      ...jsonBodySerializer,
      headers: { 'Content-Type': 'application/json' },
      ...override,
    })`,
  'client/client.gen.ts': `
    import { mergeHeaders } from './utils.gen.ts'
    const isGiven = ([, value]) => value !== undefined && value !== null
    const buildUrl = ({ baseUrl, url, path = {}, query = {} }) => {
      const search = Object.entries(query)
        .filter(isGiven)
        .flatMap(([name, value]) => [value].flat().map((one) => name + '=' + encodeURIComponent(one)))
        .join('&')
      return (
        baseUrl +
        Object.entries(path)
          .filter(isGiven)
          .reduce((text, [name, value]) => text.replace('{' + name + '}', () => encodeURIComponent(value)), url) +
        (search && '?' + search)
      )
    }
    const read = async (response) => {
      const [kind = ''] = (response.headers.get('Content-Type') ?? '').split(';')
      if (kind === '' || /[/+]json$/.test(kind)) {
        const text = await response.text()
        return text ? JSON.parse(text) : {}
      }
      return kind.startsWith('text/') ? response.text() : response.blob()
    }
    const parsed = (text) => {
      try {
        return JSON.parse(text)
      } catch {
        return text
      }
    }
    export const createClient = (config) => {
      let settings = config
      let changeError = (error) => error
      const send = async (options) => {
        const all = { ...settings, ...options, headers: mergeHeaders(settings.headers, options.headers) }
        const { bodySerializer } = all
        let request
        let response
        try {
          const body = all.body !== undefined && bodySerializer ? bodySerializer(all.body) : all.body
          if (body === undefined) all.headers.delete('Content-Type')
          request = new Request(buildUrl(all), { ...all, body })
          response = await all.fetch(request)
          if (response.ok) return { data: await read(response), request, response }
          throw parsed(await response.text())
        } catch (thrown) {
          const error = changeError(thrown, response, request, options) ?? {}
          if (all.throwOnError) throw error
          return { error, request, response }
        }
      }
      const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].map((method) => [
        method.toLowerCase(),
        (options) => send({ ...options, method }),
      ])
      return {
        ...Object.fromEntries(methods),
        buildUrl: (options) => buildUrl({ ...settings, ...options }),
        getConfig: () => settings,
        setConfig: (other) => {
          settings = { ...settings, ...other }
        },
        interceptors: { error: { use: (change) => (changeError = change) } },
      }
    }`,
}

/** Puts the lean parts in place of the generated ones when the dashboard is built. */
export const leanClient: Plugin = {
  name: 'lean-client',
  apply: 'build',
  load: (id) => {
    const [, name = ''] = /\/src\/client\/(client\/[^/]+)$/.exec(id) ?? []
    return leanParts[name]
  },
}
