/**
 * Glossaries at DeepL: `POST`, `GET` and `DELETE /v2/glossaries`. They cannot be changed, so each content has its own,
 * named by its hash: made once, found again by its name, and deleted when another content takes its place.
 */
import type { TermPair } from '../../../content/translation/glossary-terms.ts'
import { sha256 } from '../../storage/objects/sha256.ts'
import type { EngineRequest } from './engine.ts'
import { EngineBusy } from './engine.ts'
import type { EngineSettings } from './engine-settings.ts'
import { isObject, sendRequest, urlBelow } from './send-request.ts'

interface GlossarySettings extends Pick<EngineSettings, 'ctx' | 'id'> {
  readonly base: string
  readonly headers: readonly string[]
}

type GlossaryRequest = Pick<EngineRequest, 'from' | 'to' | 'glossary' | 'signal'>

/** Glossaries have languages without regions, in lower case. */
const languageOf = (language: string): string =>
  language === 'no' ? 'nb' : (language.split('-', 1)[0] ?? language)

/** DeepL takes no white space at the ends, and no tabs, line breaks or control characters inside. */
const cleaned = (term: string): string => term.replace(/[\s\p{Cc}]{1,255}/gu, ' ').trim()

/** 10 MiB a glossary. */
const mostBytes = 10 * 1024 * 1024

/** Entries as tab-separated lines, sorted, each source once; the same text for the same terms. */
const glossaryLines = (pairs: readonly TermPair[]): string => {
  const lines = new Map<string, string>()
  for (const [source, target] of pairs) {
    const [from, to] = [cleaned(source), cleaned(target)]
    if (from !== '' && to !== '' && !lines.has(from)) lines.set(from, to)
  }
  const sorted = [...lines].toSorted(([a], [b]) => (a < b ? -1 : 1))
  let bytes = 0
  return sorted
    .map(([from, to]) => `${from}\t${to}`)
    .filter((line) => (bytes += Buffer.byteLength(line) + 1) <= mostBytes)
    .join('\n')
}

interface ListedGlossary {
  readonly id: string
  readonly name: string
  readonly ready: boolean
}

const listedIn = (value: unknown): ListedGlossary[] => {
  const given = isObject(value) ? value['glossaries'] : undefined
  return (Array.isArray(given) ? (given as unknown[]) : []).flatMap((one) => {
    if (!isObject(one)) return []
    const { glossary_id: id, name, ready } = one
    return typeof id === 'string' && typeof name === 'string' ? [{ id, name, ready: ready !== false }] : []
  })
}

class DeeplGlossaries {
  readonly #settings: GlossarySettings
  /** By pair of languages and content; undefined where DeepL takes none. */
  readonly #ids = new Map<string, Promise<string | undefined>>()

  constructor(settings: GlossarySettings) {
    this.#settings = settings
  }

  #send(
    path: string,
    signal: AbortSignal,
    more: { readonly body?: unknown; readonly method?: 'DELETE' } = {},
  ) {
    const { ctx, base, headers } = this.#settings
    return sendRequest({ ctx, headers, signal, url: urlBelow(base, path), ...more })
  }

  async #made({ from, to, signal }: GlossaryRequest, lines: string): Promise<string | undefined> {
    const [source, target] = [languageOf(from), languageOf(to)]
    const prefix = `Recto ${this.#settings.id} ${source}>${target} `
    const name = prefix + sha256(Buffer.from(lines)).slice(0, 32)
    const { value } = await this.#send('/v2/glossaries', signal)
    const own = listedIn(value).filter((one) => one.name.startsWith(prefix))
    const known = own.find((one) => one.name === name && one.ready)
    let id = known?.id
    if (id === undefined) {
      const made = await this.#send('/v2/glossaries', signal, {
        body: { name, source_lang: source, target_lang: target, entries: lines, entries_format: 'tsv' },
      })
      const given = isObject(made.value) ? made.value['glossary_id'] : undefined
      if (made.status !== 201 || typeof given !== 'string') return undefined
      id = given
    }
    for (const one of own)
      if (one.id !== id)
        await this.#send(`/v2/glossaries/${encodeURIComponent(one.id)}`, signal, { method: 'DELETE' }).catch(
          () => undefined,
        )
    return id
  }

  /**
   * The id of the glossary with these terms, which is made if there is none; undefined without terms, and where DeepL
   * refuses a glossary: for some pairs of languages, or beyond what the account may have. Then terms are only checked.
   */
  idFor(request: GlossaryRequest, { again = false } = {}): Promise<string | undefined> {
    const lines = request.glossary.length === 0 ? '' : glossaryLines(request.glossary)
    if (lines === '') return Promise.resolve(undefined)
    const key = `${request.from} ${request.to} ${lines.length} ${lines}`
    const known = again ? undefined : this.#ids.get(key)
    if (known !== undefined) return known
    const made = this.#made(request, lines).catch((error: unknown) => {
      if (error instanceof EngineBusy || request.signal.aborted) {
        this.#ids.delete(key)
        throw error
      }
      return undefined
    })
    this.#ids.set(key, made)
    return made
  }
}

export const deeplGlossaries = (settings: GlossarySettings): DeeplGlossaries => new DeeplGlossaries(settings)
