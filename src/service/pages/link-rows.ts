/**
 * The links of documents, read from each document once: a row for each (space, document hash). A hash names its
 * text for ever, so a row never goes stale, pages with the same text share it, and a change request costs only the
 * documents that it changed.
 */
import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { parseCanonical } from '../../content/canonical.ts'
import type { Link } from '../../content/links.ts'
import { anchorsOf, linksOf } from '../../content/links.ts'
import { wordsOfDocument } from '../../content/word-count.ts'
import type { Hash } from '../../content/revision.ts'
import { recentOf } from '../recent-cache.ts'
import { objectLoader } from '../storage/objects.ts'
import { among, chunks } from '../storage/sql.ts'
import type { Surroundings } from '../surroundings.ts'

export interface DocumentLinks {
  /** In page order. */
  readonly links: readonly Link[]
  /** What links to the page can name. */
  readonly anchors: readonly string[]
  /** As a person counts them. */
  readonly words: number
}

type Tables = { readonly document_links: { space: string; document: Hash; links: string } }

/** Documents of so many spaces stay in memory. */
const spacesOf = recentOf<Map<Hash, DocumentLinks>>(16)

/** What is in memory of a space. */
const cacheOf = ({ store }: Surroundings, space: string): Map<Hash, DocumentLinks> =>
  spacesOf(store).get(space) ?? spacesOf(store).set(space, new Map())

/** What a stored document holds. */
export const linksInBytes = (bytes: Uint8Array): DocumentLinks => {
  const document = parseCanonical(bytes)
  return { links: linksOf(document), anchors: anchorsOf(document), words: wordsOfDocument(document) }
}

/** Documents read in one turn: other requests get theirs in between. */
const atOnce = 50

/**
 * The links of these documents of `space`. Those that nobody asked for before are read from their text, and the rows
 * are written in transactions of their own: not to be called inside one.
 */
export const documentLinks = async (
  around: Surroundings,
  space: string,
  hashes: Iterable<Hash>,
): Promise<ReadonlyMap<Hash, DocumentLinks>> => {
  const { store } = around
  const wanted = new Set(hashes)
  const cache = cacheOf(around, space)
  // What no revision in use names any more is let go when it has become most of the cache.
  if (cache.size > 1000 + 4 * wanted.size) cache.clear()
  let missing = [...wanted].filter((hash) => !cache.has(hash))
  for (const some of chunks(missing, 2000)) {
    const rows = await store.read
      .withTables<Tables>()
      .selectFrom('document_links')
      .select(['document', 'links'])
      .where('space', '=', space)
      .where(among(store.engine, sql.ref('document'), some))
      .execute()
    for (const row of rows) {
      const known = JSON.parse(row.links) as DocumentLinks | Omit<DocumentLinks, 'words'>
      // Rows of earlier versions of this program do not count words: they are made once more.
      if ('words' in known) cache.set(row.document, known)
    }
  }
  missing = missing.filter((hash) => !cache.has(hash))
  for (const some of chunks(missing, atOnce)) {
    const documents = await objectLoader(store, store.read, space)(some)
    const found = [...documents].map(([hash, bytes]) => {
      return [hash, linksInBytes(bytes)] as const
    })
    await store.write((db) =>
      db
        .withTables<Tables>()
        .insertInto('document_links')
        .values(found.map(([document, links]) => ({ space, document, links: JSON.stringify(links) })))
        .onConflict((conflict) =>
          conflict.columns(['space', 'document']).doUpdateSet((e) => ({ links: e.ref('excluded.links') })),
        )
        .execute(),
    )
    for (const [hash, links] of found) cache.set(hash, links)
    await setImmediate()
  }
  return new Map([...wanted].flatMap((hash) => [[hash, cache.get(hash) as DocumentLinks]]))
}
