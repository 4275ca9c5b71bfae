/** Fixing links of a space in bulk: `POST …/link-fixes`, its preview, and `…/ignored-links`. */
import { setImmediate } from 'node:timers/promises'
import { parseCanonical } from '../../content/canonical.ts'
import type { RichTextDocument } from '../../content/document.ts'
import type { FixOf, LinkFix } from '../../content/fix-links.ts'
import { fixLinks } from '../../content/fix-links.ts'
import { linksOfPage } from '../../content/links.ts'
import type { LinkFixPreview, LinkFixQuestion } from '../../contract/link-fixes.ts'
import type { LinkSource as SourceName } from '../../contract/links.ts'
import { operations } from '../../contract/operations.ts'
import { draftLine } from '../change-requests/draft-line.ts'
import { changeRequestOf } from '../change-requests/load-change-request.ts'
import { requireOpen } from '../change-requests/may-change.ts'
import { changeRequestLine } from '../change-requests/write-change-request.ts'
import { Failure } from '../http/failure.ts'
import type { Verb } from '../http/verb.ts'
import { open, writes } from '../http/verb.ts'
import { objectLoader } from '../storage/objects.ts'
import { chunks } from '../storage/sql.ts'
import type { Db } from '../storage/store.ts'
import { targetId } from './ignored-links.ts'
import type { LinkRecord, LinkSource } from './link-graph.ts'
import type { LinkReading } from './read-links.ts'
import { readLinks } from './read-links.ts'
import type { ContentRequest } from './planned-edits.ts'
import { writeContent } from './write-content.ts'

/** Documents rewritten in one turn: other requests get theirs in between. */
const atOnce = 25

const nameOf = ({ kind, id }: SourceName): string => `${kind} ${id}`

/** What becomes of a target at a source; the first fix that speaks of both decides. */
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
  /** Absent where nothing of it is written. */
  readonly change?: ContentRequest
}

const inDocument = (source: LinkSource, document: RichTextDocument | undefined, fixOf: FixOf): Fixed => {
  const { entry } = source.kind === 'page' ? source.node : { entry: source.content }
  const fixed = document && fixLinks(document, fixOf)
  // Covers show a file, which is chosen where the cover is set; the target of an entry of the tree is its own.
  const own = entry.kind === 'page' ? linksOfPage(entry) : []
  const fixes = own.flatMap((link) => (fixOf(link.reference) === undefined ? [] : [link]))
  const target = fixes.find(({ relation }) => relation === 'reference')
  const fix = target && fixOf(target.reference)
  const [changed, removed, left] = [fixed?.changed ?? 0, fixed?.removed ?? 0, fixed?.left ?? 0]
  const moved = fix?.kind === 'to' ? 1 : 0
  const written = {
    ...(fixed && fixed.document !== document && { document: { document: fixed.document } }),
    ...(fix?.kind === 'to' && { target: fix.reference }),
  }
  // The wire's document is the same value; only its schema does not say that it is only read.
  const change = (
    entry.kind === 'page'
      ? { operation: 'update_page', page: entry.id, ...written }
      : { operation: 'update_reusable_content', reusableContent: entry.id, ...written }
  ) as ContentRequest
  return {
    source,
    changed: changed + moved,
    removed,
    left: left + fixes.length - moved,
    ...(Object.keys(written).length > 0 && { change }),
  }
}

/** Every source that a fix speaks of, in the order of the list of links. Reads documents outside any transaction. */
const fixedSources = async (
  { around, graph, snapshot }: LinkReading,
  question: LinkFixQuestion,
): Promise<Fixed[]> => {
  const { store } = around
  const decide = fixesBy(question)
  const meant = (record: LinkRecord): boolean =>
    decide(targetId(record.reference), record.source) !== undefined
  const sources = [...Map.groupBy(graph.records.filter(meant), ({ source }) => nameOf(source)).values()]
  const load = objectLoader(store, store.read, graph.space)
  const fixed: Fixed[] = []
  for (const some of chunks(sources, atOnce)) {
    const entries = some.flatMap(([record]) => (record === undefined ? [] : [record.source]))
    const entryOf = (source: LinkSource) => (source.kind === 'page' ? source.node.entry : source.content)
    const hashes = entries.flatMap((source) => entryOf(source).document ?? [])
    // One turn after the other is the point.
    const documents = await load(hashes)
    for (const source of entries) {
      const entry = entryOf(source)
      // Computed pages take no edits: what they are made from is not here.
      if (entry.kind === 'page' && entry.type === 'computed') continue
      const bytes = entry.document === undefined ? undefined : documents.get(entry.document)
      fixed.push(
        inDocument(source, bytes === undefined ? undefined : parseCanonical(bytes), (reference) =>
          decide(targetId(reference), source),
        ),
      )
    }
    await setImmediate()
  }
  // Pages in the order of the tree, which is that of reading.
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
  const { around, caller, params, body } = call
  const subject = await call.authorize(around.store.read)
  const place = placeIn(params, body.changeRequest)
  const reading = await readLinks({ around, caller, params: place }, subject)
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
  if (changed === 0) return `Remove ${links(removed)} that lead nowhere`
  return removed === 0 ? `Mend ${links(changed)}` : `Mend ${links(changed)} and remove ${removed}`
}

const fix = open(operations.fixLinks, async (call) => {
  const { around, caller, params, body } = call
  const { store, addresses } = around
  const subject = await call.authorize(store.read)
  const place = placeIn(params, body.changeRequest)
  const reading = await readLinks({ around, caller, params: place }, subject)
  const fixed = await fixedSources(reading, body)
  const changes = fixed.flatMap(({ change }) => change ?? [])
  if (changes.length === 0)
    throw new Failure(
      'nothing-to-change',
      'None of these links can be fixed like this: they are gone, or show something that takes a target of its kind.',
    )
  const authorize = (db: Db) => call.authorize(db)
  const draft = {
    id: around.mint('change-request'),
    subject: body.subject ?? subjectFor(countsOf(fixed)),
    createdBy: caller.person,
  }
  const line =
    reading.changeRequest === undefined
      ? draftLine(around, draft, authorize)
      : changeRequestLine(around, caller.person, reading.changeRequest.id, authorize)
  // What somebody writes meanwhile is merged with this, or told as a conflict.
  await writeContent(around, line, { baseRevision: reading.revision.id, changes })
  const { space } = await call.authorize(store.read)
  const made = await changeRequestOf(store.read, space.id, reading.changeRequest?.id ?? draft.id)
  const { id, number } = made
  const { app } = addresses.changeRequest(space.organization, space.id, made)
  return { ...countsOf(fixed), changeRequest: { id, number, urls: { app } } }
})

const ignore = open(operations.ignoreLinks, async (call) => {
  const { around, caller, params, body } = call
  const { graph } = await readLinks({ around, caller, params }, await call.authorize(around.store.read))
  const wanted = new Set(body.targets)
  const found = new Map(
    graph.records.map(({ reference }) => [targetId(reference), JSON.stringify(reference)] as const),
  )
  const rows = [...wanted].flatMap((target) => {
    const reference = found.get(target)
    return reference === undefined ? [] : [{ target, reference }]
  })
  if (rows.length === 0) return
  await around.store.write(async (db) => {
    const { space } = await call.authorize(db)
    const note = body.note === undefined || body.note === '' ? null : body.note
    const by = { space: space.id, person: caller.person, created_at: around.now(), note }
    await db
      .insertInto('ignored_links')
      .values(rows.map((row) => ({ ...row, ...by })))
      .onConflict((conflict) => {
        const again = conflict.columns(['space', 'target'])
        // Without a word on the reason, what stands of who ignored it and why is not touched.
        return body.note === undefined
          ? again.doNothing()
          : again.doUpdateSet({ person: by.person, created_at: by.created_at, note })
      })
      .execute()
    await around.events.record(db, {
      organization: space.organization,
      space: space.id,
      kind: 'space.links-ignored',
      subject: space.id,
      actor: caller.person,
      data: { targets: rows.length },
    })
  })
})

const heed = writes(operations.heedLinks, async ({ params, caller, around }, db, { space }) => {
  const gone = await db
    .deleteFrom('ignored_links')
    .where('space', '=', space.id)
    .where('target', '=', params.targetId)
    .returning('target')
    .executeTakeFirst()
  if (gone === undefined) return
  await around.events.record(db, {
    organization: space.organization,
    space: space.id,
    kind: 'space.links-heeded',
    subject: space.id,
    actor: caller.person,
  })
})

export const linkFixes: readonly Verb[] = [preview, fix, ignore, heed]
