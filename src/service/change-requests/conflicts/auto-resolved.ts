/** What a merge resolved automatically, as the API reports it, so that users can check it. */
import type { AutomaticResolution } from '../../../content/merge/block-merge.ts'
import type { Automatic } from '../../../content/merge/merge-entries.ts'
import { attributeChanges } from '../../../content/diff/revision-diff.ts'
import { diffTrees } from '../../../content/diff/trie-diff.ts'
import type { Entry, Hash } from '../../../content/revision/revision.ts'
import type { Resolution } from '../../../contract/change-requests/merge-preview.ts'
import { previewListLimit } from '../../../contract/change-requests/merge-preview.ts'
import { batchesOf, documentsAtOnce } from '../../computing/batches.ts'
import { bytesIn, compute } from '../../computing/compute.ts'
import { defineTask } from '../../computing/task.ts'
import type { MergedContent } from '../../content/revisions/merge-content.ts'
import type { LoadObjects } from '../../storage/objects/objects.ts'
import { chunks } from '../../storage/sql.ts'
import type { Context } from '../../context.ts'
import type { ChangedBlocks } from './changed-blocks.task.ts'
import { entriesAt, sideOf } from '../partial-revision.ts'
import type { Heads } from '../merge-heads.ts'

const textOf = (entry: Entry): Hash | undefined =>
  entry.kind === 'page' || entry.kind === 'reusable-content' ? entry.document : undefined

/** What one side changed in an entry that it kept: `text`, `place`, or names of options. */
const changedAspects = (before: Entry, after: Entry): string[] => [
  ...(textOf(before) === textOf(after) ? [] : ['text']),
  ...(before.kind === 'page' &&
  after.kind === 'page' &&
  (before.parent !== after.parent || before.order !== after.order)
    ? ['place']
    : []),
  ...attributeChanges(before, after).map(({ name }) => name),
]

const task = defineTask(
  'stored',
  new URL('./changed-blocks.task.ts', import.meta.url),
  () => import('./changed-blocks.task.ts'),
)

/** Hashes of a text: in the base and on each side. */
type Triple = readonly [before: Hash, main: Hash, change: Hash]
const nameOf = (triple: Triple): string => triple.join(' ')

/** The blocks that each side changed, by `nameOf`. */
const changedBlocks = async (
  load: LoadObjects,
  triples: readonly Triple[],
): Promise<ReadonlyMap<string, ChangedBlocks>> => {
  const found = new Map<string, ChangedBlocks>()
  for (const some of chunks(triples, documentsAtOnce)) {
    const stored = await load([...new Set(some.flat())])
    const texts = some.flatMap((triple) => {
      const [before, main, change] = triple.map((hash) => stored.get(hash))
      return before && main && change ? [{ triple, sides: { before, main, change } }] : []
    })
    for (const batch of batchesOf(texts, ({ sides }) => bytesIn(sides))) {
      const counts = await compute(task, { input: batch.map(({ sides }) => sides), asks: {} })
      batch.forEach(({ triple }, at) => {
        const count = counts[at]
        if (count) found.set(nameOf(triple), count)
      })
    }
  }
  return found
}

const titleOf = (entry: Entry | undefined): { readonly title?: string } => {
  if (entry?.kind === 'page' || entry?.kind === 'reusable-content') return { title: entry.title }
  return entry?.kind === 'file' ? { title: entry.name } : {}
}

type Subject = Resolution['subject']

const toResolutions = (one: Automatic): { readonly resolution: Resolution; readonly name: string }[] => {
  const as = (subject: Subject, rest: Omit<Resolution, 'subject'>) => [
    { resolution: { ...rest, subject }, name: `${subject.kind}:${subject.id}` },
  ]
  switch (one.kind) {
    case 'slug':
      return as({ kind: 'page', id: one.page }, { kind: 'slug', from: one.from, to: one.to })
    case 'file-name':
      return as({ kind: 'file', id: one.file }, { kind: 'file-name', from: one.from, to: one.to })
    case 'reparented':
      return as(
        { kind: 'page', id: one.page },
        {
          kind: 'reparented',
          ...(one.from !== null && { from: one.from }),
          ...(one.to !== null && { to: one.to }),
        },
      )
    case 'kept-file':
      return as({ kind: 'kept-file', id: one.path }, { kind: 'kept-file' })
    case 'document':
      // Reported by the document merge; the layer in between treats them as opaque.
      return (one.items as readonly AutomaticResolution[]).flatMap(({ kind, key }) =>
        as({ kind: one.subject, id: one.id }, { kind, ...(key !== undefined && { block: key }) }),
      )
  }
}

/**
 * Everything that was resolved automatically: entries that both sides changed in different ways, and changes that lost.
 * Reads three versions of each listed text that both sides changed, and no other texts.
 */
export const resolutionsOf = async (
  ctx: Context,
  space: string,
  { base, main, change }: Heads,
  merged: MergedContent,
): Promise<{ readonly count: number; readonly items: Resolution[] }> => {
  const side = sideOf(ctx, space, base.root)
  const result = sideOf(ctx, space, merged.root, new Map([...merged.nodes, ...merged.documents]))
  const [toMain, toChange] = await Promise.all([
    diffTrees(base.root, main.root, side.load),
    diffTrees(base.root, change.root, side.load),
  ])
  const ofChange = new Map(toChange.map((one) => [one.name, one]))
  const both = toMain.flatMap(({ name, before, after }) => {
    const other = ofChange.get(name)?.after
    if (before === undefined || after === undefined || other === undefined || before.kind === 'kept-file')
      return []
    const [mains, changes] = [changedAspects(before, after), changedAspects(before, other)]
    const different = mains.join() !== changes.join() || mains.length > 1 || textOf(after) !== textOf(other)
    return different && mains.length > 0 && changes.length > 0
      ? [{ name, before, after, other, mains, changes }]
      : []
  })
  const others = merged.automatic.flatMap(toResolutions)
  const some = others.slice(0, previewListLimit)
  const listed = both.slice(0, previewListLimit - some.length)
  const tripleOf = ({ before, after, other, mains, changes }: (typeof both)[number]): Triple | undefined => {
    const [b, m, c] = [textOf(before), textOf(after), textOf(other)]
    const written = mains.includes('text') && changes.includes('text')
    return written && b !== undefined && m !== undefined && c !== undefined ? [b, m, c] : undefined
  }
  const blocks = await changedBlocks(
    side.load,
    listed.flatMap((one) => {
      const triple = tripleOf(one)
      return triple ? [triple] : []
    }),
  )
  const entriesByName = await entriesAt(
    result,
    some.map(({ name }) => name),
  )
  const items: Resolution[] = listed.map((one) => {
    const { before, after, mains, changes } = one
    const triple = tripleOf(one)
    const changed = triple && blocks.get(nameOf(triple))
    return {
      kind: 'both',
      subject: { kind: before.kind as 'page', id: before.id, ...titleOf(after) },
      main: mains,
      change: changes,
      ...(changed && { mainBlocks: changed.main, changeBlocks: changed.change }),
    }
  })
  for (const { resolution, name } of some)
    items.push({ ...resolution, subject: { ...resolution.subject, ...titleOf(entriesByName.get(name)) } })
  return { count: both.length + others.length, items }
}
