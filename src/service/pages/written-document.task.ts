/** `writtenDocument` where what addresses refer to has to be asked: all at once, between two readings of the text. */
import type { ContentReference } from '../../content/document.ts'
import type { HrefKind } from '../../content/markdown/parse.ts'
import type { TextToWrite, WrittenDocument } from './written-document.ts'
import { writtenDocument } from './written-document.ts'

export type Address = readonly [href: string, kind: HrefKind]

/** What addresses refer to, in their order; undefined for those that stay addresses. */
export type ResolveAll = (addresses: readonly Address[]) => Promise<readonly (ContentReference | undefined)[]>

export const run = async (
  text: TextToWrite,
  { resolve }: { readonly resolve: ResolveAll },
): Promise<WrittenDocument> => {
  const addresses = new Map<string, Address>()
  const nameOf = (...address: Address): string => address.join('\n')
  const unresolved = writtenDocument(text, (...address) => void addresses.set(nameOf(...address), address))
  const names = [...addresses.keys()]
  const references = names.length === 0 ? [] : await resolve([...addresses.values()])
  if (references.every((reference) => reference === undefined)) return unresolved
  const known = new Map(names.map((name, at) => [name, references[at]]))
  return writtenDocument(text, (...address) => known.get(nameOf(...address)))
}
