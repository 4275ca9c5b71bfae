/**
 * Counts searches of published sites that found nothing. They are collected in memory and written together, so that no
 * reader waits for it. Nothing that is written tells who searched; personal data in a text is masked.
 *
 * The search asks while somebody types, and words that find nothing keep finding nothing when they get longer. So a
 * text waits until its reader has finished: of texts that continue each other only the longest counts.
 */
import { placeholder } from '../../../content/conversations/placeholders.ts'
import { redact } from '../../../content/conversations/redact.ts'
import type { Context } from '../../context.ts'
import { addressKey } from '../../http/limits/address-key.ts'
import { oneFor } from '../../recent-cache.ts'
import type { SiteName } from '../model/site-items.store.ts'
import type { CountedSearch } from './empty-searches.store.ts'
import { addEmptySearches } from './empty-searches.store.ts'

/** Maximum length of a text that is kept, in characters. */
const longest = 100
/** Milliseconds without typing after which a reader has finished. */
const pause = 10_000
/** Readers who type at the same time, and different texts between two writes; more are left out. */
const mostReaders = 5000
const mostCounted = 500

interface Typed {
  readonly site: SiteName
  readonly text: string
  readonly at: string
}

/** As it is stored; empty if nothing is left that could be answered. */
export const storedSearch = (typed: string): string => {
  const masked = redact({ subject: typed, parts: [] }).subject ?? ''
  if (!/[\p{L}\p{N}]/u.test(masked.replace(placeholder, ''))) return ''
  const text = masked.toWellFormed().replaceAll('\0', '').replace(/\s+/g, ' ').trim().toLowerCase()
  return [...text].slice(0, longest).join('').trim()
}

class EmptySearches {
  readonly #typed = new Map<string, Typed>()
  #counted = new Map<string, CountedSearch>()

  note(reader: string, typed: Typed): void {
    const before = this.#typed.get(reader)
    const continues = (one: string, other: string): boolean => one.startsWith(other) || other.startsWith(one)
    if (before !== undefined && continues(before.text, typed.text)) {
      const text = before.text.length > typed.text.length ? before.text : typed.text
      this.#typed.set(reader, { ...typed, text })
      return
    }
    if (before !== undefined) this.#count(before)
    else if (this.#typed.size >= mostReaders) return
    this.#typed.set(reader, typed)
  }

  #count({ site, text, at }: Typed): void {
    const key = `${site.id} ${at.slice(0, 10)} ${text.toLowerCase()}`
    const before = this.#counted.get(key)
    if (before === undefined && this.#counted.size >= mostCounted) return
    const searches = (before?.searches ?? 0) + 1
    this.#counted.set(key, {
      ...{ organization: site.organization, site: site.id, text: before?.text ?? text },
      ...{ searches, lastAt: at },
    })
  }

  /** What is to be written; `until` is the time before which readers have finished. */
  take(until: string): readonly CountedSearch[] {
    for (const [reader, typed] of this.#typed)
      if (typed.at <= until) {
        this.#typed.delete(reader)
        this.#count(typed)
      }
    const counted = [...this.#counted.values()]
    this.#counted = new Map()
    return counted
  }
}

const searchesOf = oneFor((_store: Context['store']) => new EmptySearches())

/** Counts a search of a reader at this address. */
export const noteEmptySearch = (
  { store, now }: Pick<Context, 'store' | 'now'>,
  { organization, id }: SiteName,
  text: string,
  address: string,
): void =>
  searchesOf(store).note(`${id} ${addressKey(address)}`, { site: { organization, id }, text, at: now() })

/** Sums of equal texts, as they are stored. */
const summed = (counted: readonly CountedSearch[]): CountedSearch[] => {
  const sums = new Map<string, CountedSearch>()
  for (const search of counted) {
    const text = storedSearch(search.text)
    if (text === '') continue
    const key = `${search.site} ${search.lastAt.slice(0, 10)} ${text}`
    const before = sums.get(key)
    const lastAt = before !== undefined && before.lastAt > search.lastAt ? before.lastAt : search.lastAt
    sums.set(key, { ...search, text, lastAt, searches: (before?.searches ?? 0) + search.searches })
  }
  return [...sums.values()]
}

/** Writes what was counted. `all`: also of readers who may still be typing. */
export const writeEmptySearches = async (
  { store, now }: Pick<Context, 'store' | 'now'>,
  { all }: { readonly all: boolean },
): Promise<void> => {
  const at = now()
  const until = all ? at : new Date(Date.parse(at) - pause).toISOString()
  const counted = summed(searchesOf(store).take(until))
  if (counted.length > 0) await store.write((db) => addEmptySearches(store, db, counted, at))
}
