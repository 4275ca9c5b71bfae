/**
 * Content policies that integrations declare. Manifests hold them as text or as directives by name, with stray line
 * breaks and semicolons; what is stored is one line per policy, of known directives only.
 */
import { Failure } from '../../http/failure.ts'

/** Directives that allow loads. Others could weaken what our own pages rely on, such as `report-uri` or `sandbox`. */
const directives = new Set([
  'default-src',
  'connect-src',
  'font-src',
  'frame-src',
  'child-src',
  'worker-src',
  'img-src',
  'manifest-src',
  'media-src',
  'object-src',
  'prefetch-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'form-action',
  'frame-ancestors',
  'base-uri',
  'navigate-to',
  'upgrade-insecure-requests',
])

/** A keyword or hash in quotes. */
const keyword = /^'[\w+/=-]+'$/
const schemes = new Set(['https:', 'http:', 'wss:', 'ws:', 'data:', 'blob:', 'mediastream:', 'filesystem:'])
/** What hosts, ports and paths consist of: nothing that could end a directive or a header. */
const address = /^[\w.~%!$&()*+=:@/-]+$/

/** Whether a policy can name it: a keyword, a scheme, or a host with wildcards, port and path. */
const isSource = (text: string): boolean => {
  if (text === '*' || keyword.test(text) || schemes.has(text.toLowerCase())) return true
  const [scheme, rest = scheme] = text.includes('://') ? text.split('://', 2) : ['https', text]
  return schemes.has(`${scheme ?? ''}:`) && !text.endsWith(':') && address.test(rest ?? '')
}

const invalid = (message: string): Failure =>
  new Failure('invalid-input', message, { details: [{ path: 'body.contentSecurityPolicy', message }] })

const parsedDirective = (text: string): readonly [string, string] | undefined => {
  const [name = '', ...sources] = text.trim().split(/\s+/)
  if (name === '') return undefined
  if (!directives.has(name.toLowerCase()))
    throw invalid(`"${name.slice(0, 40)}" is not a directive of a content policy.`)
  const wrong = sources.find((one) => !isSource(one))
  if (wrong !== undefined)
    throw invalid(`"${wrong.slice(0, 80)}" is not a source that a content policy can name.`)
  return [name.toLowerCase(), sources.join(' ')]
}

/**
 * The policy with every directive once, in the form in which it was declared. Fails with `invalid-input` for anything
 * that is not a policy.
 */
export const normalPolicy = <Policy extends string | Readonly<Record<string, string>>>(
  declared: Policy,
): string | Record<string, string> => {
  const texts =
    typeof declared === 'string'
      ? declared.split(';')
      : Object.entries(declared).flatMap(([name, value]) =>
          value.split(';').map((part, at) => (at === 0 ? `${name} ${part}` : part)),
        )
  const merged = new Map<string, string[]>()
  for (const text of texts) {
    const parsed = parsedDirective(text)
    if (!parsed) continue
    const [name, sources] = parsed
    merged.set(name, [...(merged.get(name) ?? []), ...(sources === '' ? [] : sources.split(' '))])
  }
  const entries = [...merged].map(([name, sources]) => [name, [...new Set(sources)].join(' ')] as const)
  return typeof declared === 'string'
    ? entries.map(([name, sources]) => `${name} ${sources}`.trim()).join('; ')
    : Object.fromEntries(entries)
}

/** A stored policy as the value of a header. */
export const policyHeader = (stored: string | Readonly<Record<string, string>>): string =>
  typeof stored === 'string'
    ? stored
    : Object.entries(stored)
        .map(([name, sources]) => `${name} ${sources}`.trim())
        .join('; ')
