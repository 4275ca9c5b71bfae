/** Renders a sample of the pages of a store, as published sites do, to prove that they can be read. */
import { parseCanonical } from '../../content/document/canonical.ts'
import type { ContentReference } from '../../content/document/document.ts'
import { linksOf } from '../../content/links/links.ts'
import type { Hash, PageEntry } from '../../content/revision/revision.ts'
import type { BodyOptions } from '../../site/pages/page-body.ts'
import { frameText } from '../../site/frame-text.ts'
import { BackupError } from './backup-folder.ts'
import type { ContentSnapshot } from '../content/revisions/content-snapshot.ts'
import { contentSnapshot } from '../content/revisions/content-snapshot.ts'
import { expressionInput } from '../content/revisions/expression-input.ts'
import { revisionOf } from '../content/revisions/revision-rows.ts'
import { bodyWith } from '../sites/rendering/page-body.task.ts'
import type { Resolve } from '../sites/rendering/stored-page.ts'
import type { LoadObjects } from '../storage/objects/objects.ts'
import { objectLoader } from '../storage/objects/objects.ts'
import type { Store } from '../storage/store.ts'

/** Pages that are rendered. */
const most = 10

const options: BodyOptions = {
  ...{ labels: frameText({}), locale: 'en', language: 'en', externalTarget: 'self' },
  ...{ hasCover: false, needsDescription: false },
}

/** At most `most` of the items, at equal distances. */
const spread = <Item>(items: readonly Item[]): readonly Item[] =>
  items.length <= most
    ? items
    : Array.from({ length: most }, (_, at) => items[Math.floor((at * items.length) / most)]).filter(
        (item) => item !== undefined,
      )

interface Sample {
  readonly space: string
  readonly snapshot: ContentSnapshot
  readonly entry: PageEntry
  readonly document: Hash
}

/** Pages of a space, at most `most`. */
const samplesOf = async (
  store: Store,
  { id, revision }: { readonly id: string; readonly revision: string },
): Promise<readonly Sample[]> => {
  const { root } = await revisionOf(store.read, id, revision)
  const snapshot = await contentSnapshot(store, store.read, id, root)
  const samples = [...snapshot.tree.byId.values()].flatMap(({ entry }) =>
    entry.document === undefined ? [] : [{ space: id, snapshot, entry, document: entry.document }],
  )
  return spread(samples)
}

/** The first of each list, then the second of each, and so on. */
const inTurn = (lists: readonly (readonly Sample[])[]): readonly Sample[] =>
  Array.from({ length: most }, (_, at) => lists.flatMap((samples) => samples.slice(at, at + 1))).flat()

const loaded = async (load: LoadObjects, hash: Hash): Promise<Uint8Array> => {
  const bytes = (await load([hash])).get(hash)
  if (bytes === undefined) throw new Error(`The document ${hash} is missing.`)
  return bytes
}

/** The documents of the reusable contents that a document includes, by id. */
const reusedBy = async (load: LoadObjects, { snapshot }: Sample, document: Uint8Array) => {
  const reused = new Map<string, Uint8Array>()
  const waiting = [document]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop())
    for (const { reference } of linksOf(parseCanonical(next))) {
      if (reference.kind !== 'reusable-content' || reused.has(reference.reusableContent)) continue
      const hash = snapshot.reusableContents.get(reference.reusableContent)?.document
      if (hash === undefined) continue
      const bytes = await loaded(load, hash)
      reused.set(reference.reusableContent, bytes)
      waiting.push(bytes)
    }
  return reused
}

const resolveIn =
  ({ space, snapshot }: Sample): Resolve =>
  (reference: ContentReference) => {
    const node =
      reference.kind === 'page' && (reference.space ?? space) === space
        ? snapshot.tree.byId.get(reference.page)
        : undefined
    return node === undefined
      ? { href: '', title: '', state: 'broken' }
      : { href: `/${node.path}`, title: node.entry.title, state: 'ok' }
  }

const render = async (store: Store, sample: Sample): Promise<void> => {
  const { space, snapshot, entry } = sample
  const load = objectLoader(store, store.read, space)
  const document = await loaded(load, sample.document)
  const page = {
    ...{ document, reused: await reusedBy(load, sample, document), space, apis: new Map() },
    input: expressionInput(snapshot, entry),
  }
  await bodyWith({ page, personal: false, options, sizes: new Map() }, resolveIn(sample), () =>
    Promise.resolve({ colours: () => undefined, whole: true }),
  )
}

const naming = async <Result>(what: string, work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work()
  } catch (error) {
    throw new BackupError(`${what}: ${(error as Error).message}`)
  }
}

/**
 * Renders at most ten pages, of as many spaces as possible, and returns how many. Throws `BackupError` for one that
 * cannot be rendered.
 */
export const renderPages = async (store: Store): Promise<number> => {
  const spaces = await store.read
    .selectFrom('spaces')
    .select(['id', 'revision'])
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
  const lists: (readonly Sample[])[] = []
  for (const space of spread(spaces))
    lists.push(await naming(`Space ${space.id} cannot be read`, () => samplesOf(store, space)))
  const samples = inTurn(lists).slice(0, most)
  for (const sample of samples)
    await naming(`Page ${sample.entry.id} of space ${sample.space} cannot be rendered`, () =>
      render(store, sample),
    )
  return samples.length
}
