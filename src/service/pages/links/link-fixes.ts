/** Bulk fixes for links of a space: `POST …/link-fixes`, its preview, and `…/ignored-links`. */
import type { ContentReference } from '../../../content/document/document.ts'
import type { LinkFix } from '../../../content/links/fix-links.ts'
import { linksOfPage } from '../../../content/links/links.ts'
import type { PageEdit } from '../../../content/tree/page-edit-operations.ts'
import type { LinkFixPreview, LinkFixQuestion } from '../../../contract/pages/link-fix-schemas.ts'
import type { LinkSource as SourceName } from '../../../contract/pages/link-schemas.ts'
import { operations } from '../../../contract/operations.ts'
import { draftLine } from '../../change-requests/draft-change-request.ts'
import { changeRequestOf } from '../../change-requests/load-change-request.ts'
import { requireOpen } from '../../change-requests/require-status.ts'
import { changeRequestLine } from '../../change-requests/write-change-request.ts'
import { batchesOf, documentsAtOnce } from '../../computing/batches.ts'
import { breather } from '../../computing/yield-to-requests.ts'
import { compute } from '../../computing/compute.ts'
import { defineTask } from '../../computing/task.ts'
import { Failure } from '../../http/failure.ts'
import type { Verb } from '../../http/verb.ts'
import { open, writes } from '../../http/verb.ts'
import { objectLoader } from '../../storage/objects/objects.ts'
import { chunks } from '../../storage/sql.ts'
import type { Db } from '../../storage/store.ts'
import type { EditedText } from '../../content/writing/edited-text.ts'
import { editsWith } from '../../content/writing/edited-text.ts'
import type { FixedText } from './fixed-links.task.ts'
import { targetId } from './ignored-links.ts'
import type { LinkSource } from './link-graph.ts'
import type { LinkReading } from './read-links.ts'
import { readLinks } from './read-links.ts'
import { writeContent } from '../../content/writing/write-content.ts'

const task = defineTask(
  'text',
  new URL('./fixed-links.task.ts', import.meta.url),
  () => import('./fixed-links.task.ts'),
)

const nameOf = ({ kind, id }: SourceName): string => `${kind} ${id}`

/** The fix for a target in a source; the first fix that matches both applies. */
const fixesBy = ({ fixes }: LinkFixQuestion) => {
  const byTarget = Map.groupBy(
    fixes.map((fix) => ({ ...fix, at: fix.in && new Set(fix.in.map(nameOf)) })),
    ({ target }) => target,
  )
  const decide = (target: string, source: SourceName): LinkFix | undefined => {
    const fix = byTarget.get(target)?.find(({ at }) => at === undefined || at.has(nameOf(source)))
    if (fix === undefined) return undefined
    return fix.to === null ? { kind: 'remove' } : { kind: 'to', reference: fix.to }
  }
  return decide
}

interface Fixed {
  readonly source: LinkSource
  readonly changed: number
  readonly removed: number
  readonly left: number
  /** Absent if nothing is written. */
  readonly edit?: PageEdit
  readonly text?: EditedText
}

interface SourceToFix {
  readonly source: LinkSource
  /** Fixes by target id. */
  readonly fixes: ReadonlyMap<string, LinkFix>
  /** Blocks of operations that no fix can lead elsewhere. */
  readonly blocks: number
}

const entryOf = (source: LinkSource) => (source.kind === 'page' ? source.node.entry : source.content)

const fixedSource = ({ source, fixes, blocks }: SourceToFix, text: FixedText | undefined): Fixed => {
  const entry = entryOf(source)
  const fixOf = (reference: ContentReference): LinkFix | undefined => fixes.get(targetId({ reference }))
  // Covers refer to files and are chosen where the cover is set; link entries of the tree have a target of their own.
  const pageLinks = entry.kind === 'page' ? linksOfPage(entry) : []
  const fixable = pageLinks.flatMap((link) => (fixOf(link.reference) === undefined ? [] : [link]))
  const target = fixable.find(({ relation }) => relation === 'reference')
  const fix = target && fixOf(target.reference)
  const { changed, removed, left } = text ?? { changed: 0, removed: 0, left: 0 }
  const moved = fix?.kind === 'to' ? 1 : 0
  const document = text?.text?.hash
  const written = {
    ...(document !== undefined && { document }),
    ...(fix?.kind === 'to' && { target: fix.reference }),
  }
  const edit: PageEdit =
    entry.kind === 'page'
      ? { operation: 'update_page', page: entry.id, ...written }
      : { operation: 'update_reusable_content', reusableContent: entry.id, ...written }
  return {
    source,
    changed: changed + moved,
    removed,
    left: left + blocks + fixable.length - moved,
    ...(Object.keys(written).length > 0 && { edit }),
    ...(text?.text && { text: text.text }),
  }
}

/** The fixed texts of some sources, by source. */
const fixedTexts = async (
  sources: readonly SourceToFix[],
  documents: ReadonlyMap<string, Uint8Array>,
): Promise<ReadonlyMap<LinkSource, FixedText>> => {
  const texts = sources.flatMap(({ source, fixes }) => {
    const bytes = documents.get(entryOf(source).document ?? '')
    return bytes === undefined ? [] : [{ source, text: { owner: source.id, bytes, fixes } }]
  })
  const fixed = new Map<LinkSource, FixedText>()
  for (const some of batchesOf(texts, ({ text }) => text.bytes.length)) {
    const results = await compute(task, { input: some.map(({ text }) => text), asks: {} })
    some.forEach(({ source }, at) => {
      const result = results[at]
      if (result) fixed.set(source, result)
    })
  }
  return fixed
}

/** Every source affected by a fix, in the order of the list of links. Reads documents outside of any transaction. */
const fixedSources = async (
  { ctx, graph, snapshot }: LinkReading,
  question: LinkFixQuestion,
): Promise<Fixed[]> => {
  const { store } = ctx
  const decide = fixesBy(question)
  const affected = new Map<string, { source: LinkSource; fixes: Map<string, LinkFix>; blocks: number }>()
  const breathe = breather()
  for (const record of graph.records) {
    const { source } = record
    const target = targetId(record)
    const fix = decide(target, source)
    await breathe()
    // Computed pages cannot be edited; their source is elsewhere.
    if (fix === undefined || (source.kind === 'page' && source.node.entry.type === 'computed')) continue
    const known = affected.get(nameOf(source)) ?? { source, fixes: new Map<string, LinkFix>(), blocks: 0 }
    affected.set(nameOf(source), known)
    if (record.operation) known.blocks += record.links.length
    else known.fixes.set(target, fix)
  }
  const load = objectLoader(store, store.read, graph.space)
  const fixed: Fixed[] = []
  for (const some of chunks([...affected.values()], documentsAtOnce)) {
    const documents = await load(some.flatMap(({ source }) => entryOf(source).document ?? []))
    const texts = await fixedTexts(some, documents)
    for (const one of some) fixed.push(fixedSource(one, texts.get(one.source)))
    await breathe()
  }
  // Pages in tree order, which is reading order.
  const order = new Map([...snapshot.tree.byId.keys()].map((id, place) => [id, place]))
  const placeOf = ({ source }: Fixed): number =>
    source.kind === 'page' ? (order.get(source.id) ?? 0) : order.size
  return fixed
    .filter(({ changed, removed, left }) => changed + removed + left > 0)
    .sort((a, b) => placeOf(a) - placeOf(b))
}

const countsOf = (fixed: readonly Pick<Fixed, 'changed' | 'removed' | 'left'>[]) => ({
  changed: fixed.reduce((sum, { changed }) => sum + changed, 0),
  removed: fixed.reduce((sum, { removed }) => sum + removed, 0),
  left: fixed.reduce((sum, { left }) => sum + left, 0),
})

const placeIn = (params: { readonly spaceId: string }, changeRequest: string | undefined) => ({
  ...params,
  ...(changeRequest !== undefined && { changeRequestId: changeRequest }),
})

const preview = open(operations.previewLinkFixes, async (call): Promise<LinkFixPreview> => {
  const { ctx, caller, params, body } = call
  const subject = await call.authorize(ctx.store.read)
  const place = placeIn(params, body.changeRequest)
  const reading = await readLinks({ ctx, caller, params: place }, subject)
  if (reading.changeRequest) requireOpen(reading.changeRequest)
  const fixed = await fixedSources(reading, body)
  return {
    ...countsOf(fixed),
    items: fixed.map(({ source, changed, removed, left }) => ({
      source: { kind: source.kind, id: source.id },
      title: source.kind === 'page' ? source.node.entry.title : source.content.title,
      path: source.path,
      ...{ changed, removed, left },
    })),
  }
})

const subjectFor = ({ changed, removed }: ReturnType<typeof countsOf>): string => {
  const links = (count: number): string => (count === 1 ? '1 link' : `${count} links`)
  if (changed === 0) return `Remove ${links(removed)}`
  return removed === 0 ? `Fix ${links(changed)}` : `Fix ${links(changed)} and remove ${removed}`
}

const fix = open(operations.fixLinks, async (call) => {
  const { ctx, caller, params, body } = call
  const { store, addresses } = ctx
  const subject = await call.authorize(store.read)
  const place = placeIn(params, body.changeRequest)
  const reading = await readLinks({ ctx, caller, params: place }, subject)
  const fixed = await fixedSources(reading, body)
  const edits = fixed.flatMap(({ edit }) => edit ?? [])
  if (edits.length === 0)
    throw new Failure(
      'nothing-to-change',
      'None of these links can be fixed this way. They no longer exist, or they need a target of the same kind.',
    )
  const authorize = (db: Db) => call.authorize(db)
  const draft = {
    id: ctx.mint('change-request'),
    subject: body.subject ?? subjectFor(countsOf(fixed)),
    createdBy: caller.person,
  }
  const line =
    reading.changeRequest === undefined
      ? draftLine(ctx, draft, authorize)
      : changeRequestLine(ctx, caller.person, reading.changeRequest.id, authorize)
  // Concurrent edits are merged with this write, or reported as a conflict.
  const written = editsWith(
    edits,
    fixed.flatMap(({ text }) => text ?? []),
  )
  await writeContent(ctx, line, { baseRevision: reading.revision.id, changes: [written] })
  const { space } = await call.authorize(store.read)
  const made = await changeRequestOf(store.read, space.id, reading.changeRequest?.id ?? draft.id)
  const { id, number } = made
  const { app } = addresses.changeRequest(space.organization, space.id, made)
  return { ...countsOf(fixed), changeRequest: { id, number, urls: { app } } }
})

const ignore = open(operations.ignoreLinks, async (call) => {
  const { ctx, caller, params, body } = call
  const { graph } = await readLinks({ ctx, caller, params }, await call.authorize(ctx.store.read))
  const wanted = new Set(body.targets)
  const found = new Map(
    graph.records.map((record) => [targetId(record), JSON.stringify(record.reference)] as const),
  )
  const rows = [...wanted].flatMap((target) => {
    const reference = found.get(target)
    return reference === undefined ? [] : [{ target, reference }]
  })
  if (rows.length === 0) return
  await ctx.store.write(async (db) => {
    const { space } = await call.authorize(db)
    const note = body.note === undefined || body.note === '' ? null : body.note
    const by = { space: space.id, person: caller.person, created_at: ctx.now(), note }
    await db
      .insertInto('ignored_links')
      .values(rows.map((row) => ({ ...row, ...by })))
      .onConflict((conflict) => {
        const again = conflict.columns(['space', 'target'])
        // Without a note, the stored author, time and note are left unchanged.
        return body.note === undefined
          ? again.doNothing()
          : again.doUpdateSet({ person: by.person, created_at: by.created_at, note })
      })
      .execute()
    await ctx.events.record(db, {
      organization: space.organization,
      space: space.id,
      kind: 'space.links-ignored',
      subject: space.id,
      actor: caller.person,
      data: { targets: rows.length },
    })
  })
})

const unignore = writes(operations.heedLinks, async ({ params, caller, ctx }, db, { space }) => {
  const removed = await db
    .deleteFrom('ignored_links')
    .where('space', '=', space.id)
    .where('target', '=', params.targetId)
    .returning('target')
    .executeTakeFirst()
  if (removed === undefined) return
  await ctx.events.record(db, {
    organization: space.organization,
    space: space.id,
    kind: 'space.links-heeded',
    subject: space.id,
    actor: caller.person,
  })
})

export const linkFixes: readonly Verb[] = [preview, fix, ignore, unignore]
