/**
 * Links that a merge breaks or repairs: those in texts that it changes, and those anywhere in the organization whose
 * target it deletes, restores or gives other headings. All other links are unaffected and not read.
 */
import { sql } from 'kysely'
import type { ContentReference } from '../../../content/document/document.ts'
import { linkStatus } from '../../../content/links/link-status.ts'
import type { LinkTarget } from '../../../content/links/links.ts'
import { linksOfPage, targetName } from '../../../content/links/links.ts'
import type { EntryChange } from '../../../content/diff/trie-diff.ts'
import type { Entry, Hash } from '../../../content/revision/revision.ts'
import { entryName } from '../../../content/revision/revision.ts'
import type { PreviewLink, PreviewLinks } from '../../../contract/change-requests/merge-preview.ts'
import { previewListLimit } from '../../../contract/change-requests/merge-preview.ts'
import { rank } from '../../../contract/roles/roles.ts'
import type { Caller } from '../../access/caller.ts'
import type { SpaceSubject } from '../../access/load-resource.ts'
import { collectionRoles, roleOnRow } from '../../access/visible-resources.ts'
import { breather } from '../../computing/yield-to-requests.ts'
import { followLinks, incomingLinks, targetOf } from '../../pages/links/incoming-links.ts'
import type { DocumentLinks } from '../../pages/links/document-links.ts'
import { linkTargets } from '../../pages/links/link-targets.ts'
import { among } from '../../storage/sql.ts'
import type { Context } from '../../context.ts'
import type { PreviewSide } from '../partial-revision.ts'
import { entriesAt, linksAt, partialSnapshot, sideOf } from '../partial-revision.ts'

/** What a link leads to, and where it occurs. */
interface LocatedTarget extends LinkTarget {
  readonly space: string
  readonly source: string
  /** Equal exactly for equal targets at equal places. */
  readonly name: string
}

const located = (target: LinkTarget, space: string, source: string): LocatedTarget => ({
  ...target,
  space,
  source,
  name: JSON.stringify([space, source, targetName(target)]),
})

export interface LinkEffects {
  readonly broken: PreviewLinks
  readonly fixed: PreviewLinks
}

export interface LinkQuestion {
  readonly subject: SpaceSubject
  readonly caller: Caller
  readonly before: PreviewSide
  readonly after: PreviewSide
  /** From `before` to `after`. */
  readonly changes: readonly EntryChange[]
  /** Entries whose texts differ from main's, so that the link rows of main do not apply to them. */
  readonly offMain: ReadonlySet<string>
  /** Whether other spaces will see the result; only main is visible from other spaces. */
  readonly seenElsewhere: boolean
}

const textOf = (entry: Entry | undefined): Hash | undefined =>
  entry?.kind === 'page' || entry?.kind === 'reusable-content' ? entry.document : undefined

const pageOf = (source: string): string | undefined =>
  source.startsWith('page:') ? source.slice('page:'.length) : undefined

/** Link targets that do not exist on both sides with the same anchors. */
const targetsTouched = (changes: readonly EntryChange[]): string[] =>
  changes.flatMap(({ name, before, after }) => {
    const kind = (before ?? after)?.kind
    const linked = kind === 'page' || kind === 'file' || kind === 'reusable-content'
    const there = before !== undefined && after !== undefined
    return linked && !(there && textOf(before) === textOf(after)) ? [name] : []
  })

/** The distinct targets of the links of these entries of one side of `space`. */
const targetsIn = async (
  space: string,
  entries: readonly (Entry | undefined)[],
  documents: ReadonlyMap<Hash, DocumentLinks>,
): Promise<LocatedTarget[]> => {
  const breathe = breather()
  const targets = new Map<string, LocatedTarget>()
  for (const entry of entries) {
    if (entry === undefined) continue
    const links = [
      ...(entry.kind === 'page' ? linksOfPage(entry) : []),
      ...(documents.get(textOf(entry) ?? '')?.links ?? []),
    ]
    for (const { reference, operation } of links) {
      const one = located({ reference, ...(operation && { operation }) }, space, entryName(entry))
      targets.set(one.name, one)
    }
    await breathe()
  }
  return [...targets.values()]
}

const withoutSpace = (reference: ContentReference): ContentReference =>
  // The result is a reference of the same kind: the space is optional on those that have it.
  Object.fromEntries(Object.entries(reference).filter(([name]) => name !== 'space')) as ContentReference

/** Names of those of `targets` that are missing on `side`; other spaces are read in their current state. */
const missingOn = async (
  ctx: Context,
  { subject, caller }: LinkQuestion,
  side: PreviewSide,
  targets: readonly LocatedTarget[],
): Promise<ReadonlySet<string>> => {
  const { space } = side
  // Within the space itself, a reference that names the space is local.
  const toLocal = (reference: ContentReference): ContentReference =>
    targetOf(reference, space, '')?.space === space ? withoutSpace(reference) : reference
  const names = targets.flatMap(({ reference, source, space: from }) => {
    const target = targetOf(reference, from, pageOf(source))
    return target?.space === space ? [target.name] : []
  })
  const entries = await entriesAt(side, names)
  const anchored = targets.flatMap(({ reference, source, space: from }) => {
    const target = reference.kind === 'anchor' ? targetOf(reference, from, pageOf(source)) : undefined
    return target?.space === space ? (textOf(entries.get(target.name)) ?? []) : []
  })
  const documents = await linksAt(ctx, side, anchored)
  const others = targets
    .filter((one) => one.space === space)
    .map((one) => ({ ...one, reference: toLocal(one.reference) }))
    .filter(({ reference }) => targetOf(reference, space, '')?.space !== space)
  const graph = { space, snapshot: partialSnapshot(side.root, entries), records: [], documents }
  const { index } = await linkTargets(ctx, subject, caller, graph, others)
  const breathe = breather()
  const missing = new Set<string>()
  for (const one of targets) {
    const page = one.space === space ? pageOf(one.source) : undefined
    const target = { ...one, reference: toLocal(one.reference) }
    if (linkStatus(target, page === undefined ? index : { ...index, page }) === 'broken')
      missing.add(one.name)
    await breathe()
  }
  return missing
}

/** Titles of the spaces that the caller can see. */
const visibleSpaces = async (
  { store }: Context,
  { subject: { space, organizationRole }, caller }: LinkQuestion,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const others = ids.filter((id) => id !== space.id)
  const titles = new Map([[space.id, space.title]])
  if (others.length === 0) return titles
  const membership = { role: rank(organizationRole) }
  const role = roleOnRow('resource', caller.person, membership)
  const { rows } = await sql<{ id: string; title: string }>`
    with recursive collection_roles (id, role) as
      (${collectionRoles(space.organization, caller.person, membership)})
    select resource.id, resource.title from spaces as resource
    left join collection_roles above on above.id = resource.parent
    where resource.organization = ${space.organization}
      and ${among(store.engine, sql.ref('resource.id'), others)}
      and ${role} >= ${rank('read')}`.execute(store.read)
  for (const { id, title } of rows) titles.set(id, title)
  return titles
}

const titleOf = (entry: Entry | undefined): string | undefined => {
  if (entry === undefined) return undefined
  if (entry.kind === 'page' || entry.kind === 'reusable-content') return entry.title
  return entry.kind === 'file' ? entry.name : undefined
}

/** Heads of main of some spaces. */
const headsOf = async ({ store }: Context, spaces: readonly string[]) =>
  store.read
    .selectFrom('spaces')
    .innerJoin('revisions', (join) =>
      join.onRef('revisions.space', '=', 'spaces.id').onRef('revisions.id', '=', 'spaces.revision'),
    )
    .select(['spaces.id', 'revisions.root'])
    .where(among(store.engine, sql.ref('spaces.id'), spaces))
    .execute()

const linkViews = async (
  ctx: Context,
  question: LinkQuestion,
  links: readonly LocatedTarget[],
): Promise<PreviewLinks> => {
  const { before, after } = question
  const titles = await visibleSpaces(ctx, question, [...new Set(links.map(({ space }) => space))])
  const visible = links.filter(({ space }) => titles.has(space))
  const some = visible.slice(0, previewListLimit)
  const targetNames = some.flatMap(({ reference, source, space }) => {
    const target = targetOf(reference, space, pageOf(source))
    return target?.space === before.space ? [target.name] : []
  })
  const names = [
    ...targetNames,
    ...some.filter(({ space }) => space === before.space).map(({ source }) => source),
  ]
  const entries = new Map([...(await entriesAt(before, names)), ...(await entriesAt(after, names))])
  const elsewhere = new Map<string, ReadonlyMap<string, Entry>>()
  const others = [...new Set(some.flatMap(({ space }) => (space === before.space ? [] : [space])))]
  for (const { id, root } of others.length === 0 ? [] : await headsOf(ctx, others)) {
    const sources = some.filter(({ space }) => space === id).map(({ source }) => source)
    elsewhere.set(id, await entriesAt(sideOf(ctx, id, root), sources))
  }
  const items = some.map(({ space, source, reference, operation }): PreviewLink => {
    const from = space === before.space ? entries.get(source) : elsewhere.get(space)?.get(source)
    const target = targetOf(reference, space, pageOf(source))
    const targetTitle = target?.space === before.space ? titleOf(entries.get(target.name)) : undefined
    const [kind = '', id = ''] = source.split(/:(.*)/s)
    return {
      space,
      spaceTitle: titles.get(space) ?? '',
      source: {
        kind: kind === 'page' ? 'page' : 'reusable-content',
        id,
        title: titleOf(from) ?? '',
      },
      reference,
      ...(operation && { operation }),
      ...(targetTitle !== undefined && { targetTitle }),
    }
  })
  return { count: visible.length, hidden: links.length - visible.length, items }
}

/** Links that break or start to work. Reads the changed texts, and the rows of links to changed targets. */
export const linkEffects = async (ctx: Context, question: LinkQuestion): Promise<LinkEffects> => {
  const { subject, before, after, changes, offMain, seenElsewhere } = question
  const { space } = before
  await followLinks(ctx, subject.space.organization)
  const touched = targetsTouched(changes)
  const changed = new Map(changes.map((change) => [change.name, change]))
  const rows = (await incomingLinks(ctx, subject.space.organization, space, touched)).filter((row) =>
    row.space === space ? !changed.has(row.source) && !offMain.has(row.source) : seenElsewhere,
  )
  // Texts that the change request changed before (so main's rows do not cover them) and that stay the same.
  const apart = await entriesAt(
    after,
    [...offMain].filter((name) => !changed.has(name)),
  )
  const [linksBefore, linksAfter] = [
    await linksAt(
      ctx,
      before,
      changes.flatMap((change) => textOf(change.before) ?? []),
    ),
    await linksAt(
      ctx,
      after,
      [...changes.map((change) => change.after), ...apart.values()].flatMap((entry) => textOf(entry) ?? []),
    ),
  ]
  const touchedNames = new Set(touched)
  const still: LocatedTarget[] = [
    ...rows.map((row) => located(row, row.space, row.source)),
    ...(await targetsIn(space, [...apart.values()], linksAfter)).filter(({ reference, source }) => {
      const target = targetOf(reference, space, pageOf(source))
      return target?.space === space && touchedNames.has(target.name)
    }),
  ]
  const sideBefore = await targetsIn(
    space,
    changes.map((change) => change.before),
    linksBefore,
  )
  const sideAfter = await targetsIn(
    space,
    changes.map((change) => change.after),
    linksAfter,
  )
  const missingBefore = await missingOn(ctx, question, before, [...still, ...sideBefore])
  const missingAfter = await missingOn(ctx, question, after, [...still, ...sideAfter])
  const stays = ({ source }: LocatedTarget): boolean => changed.get(source)?.after !== undefined
  const broken = [...sideAfter, ...still].filter(
    ({ name }) => missingAfter.has(name) && !missingBefore.has(name),
  )
  const fixed = [...sideBefore.filter(stays), ...still].filter(
    ({ name }) => missingBefore.has(name) && !missingAfter.has(name),
  )
  return { broken: await linkViews(ctx, question, broken), fixed: await linkViews(ctx, question, fixed) }
}
