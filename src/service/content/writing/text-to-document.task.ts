/** `writtenDocument` where the targets of addresses are asked for: all at once, between two passes over the text. */
import type { ContentReference } from '../../../content/document/document.ts'
import type { HrefKind } from '../../../content/markdown/parse-markdown.ts'
import { heldObject } from '../../storage/objects/new-objects.ts'
import type { Resolve, TextToWrite, WrittenDocument } from './text-to-document.ts'
import { writtenDocument } from './text-to-document.ts'

export type Address = readonly [href: string, kind: HrefKind]

/** The targets of addresses, in their order; undefined for those that remain addresses. */
export type ResolveAll = (addresses: readonly Address[]) => Promise<readonly (ContentReference | undefined)[]>

/** The result of `read` after all addresses that it asks for have been resolved together. */
export const withReferences = async <Read>(
  read: (resolve: Resolve) => Read,
  resolve: ResolveAll,
): Promise<Read> => {
  const addresses = new Map<string, Address>()
  const nameOf = (...address: Address): string => address.join('\n')
  const unresolved = read((...address) => void addresses.set(nameOf(...address), address))
  const names = [...addresses.keys()]
  const references = names.length === 0 ? [] : await resolve([...addresses.values()])
  if (references.every((reference) => reference === undefined)) return unresolved
  const known = new Map(names.map((name, at) => [name, references[at]]))
  return read((...address) => known.get(nameOf(...address)))
}

/** For a process of the pool: a large document is returned in its stored form. */
export const run = async (
  text: TextToWrite,
  { resolve }: { readonly resolve: ResolveAll },
): Promise<WrittenDocument> => {
  const { object, ...written } = await withReferences((known) => writtenDocument(text, known), resolve)
  return { ...written, object: heldObject(object) }
}
