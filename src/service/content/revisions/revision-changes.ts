/** The differences between two revisions, as the API shows them, page by page. */
import type { z } from 'zod'
import { addressOf } from '../../../content/tree/page-tree.ts'
import { diffRevisions } from '../../../content/diff/revision-diff.ts'
import { emptyRoot } from '../../../content/revision/write-revision.ts'
import type { SemanticChange } from '../../../content/diff/semantic-changes.ts'
import { semanticChanges } from '../../../content/diff/semantic-changes.ts'
import type { ContentChanges, ChangesQuery } from '../../../contract/pages/revision-change-schemas.ts'
import { openPage, sealPage } from '../../http/page-token.ts'
import { objectLoader, sha256 } from '../../storage/objects/objects.ts'
import type { RevisionRow } from '../../storage/schema/schema.ts'
import type { Db } from '../../storage/store.ts'
import type { Context } from '../../context.ts'
import type { ContentSnapshot } from './content-snapshot.ts'
import { contentSnapshot } from './content-snapshot.ts'
import { downloadUrl } from '../files/file-download.ts'

type Answer = z.input<typeof ContentChanges>
type Change = Answer['changes'][number]

const lookup = ({ pages, tree }: ContentSnapshot) => ({
  page: (id: string) => pages.get(id),
  path: (id: string) => {
    const node = tree.byId.get(id)
    return node && addressOf(tree, node)
  },
})

const changeView = (ctx: Context, space: string, change: SemanticChange): Change => {
  if ('file' in change) {
    const { file, ...rest } = change
    const { id, name, contentType } = file
    return {
      ...rest,
      file: { id, name, contentType, downloadURL: downloadUrl(ctx, space, file) },
    } as Change
  }
  if ('reusableContent' in change) {
    const { reusableContent, ...rest } = change
    const { id, title, document } = reusableContent
    return { ...rest, reusableContent: { id, title, document } } as Change
  }
  return change as Change
}

/** The changes from one revision to another. Without `from` everything in `to` is new. */
export const listChanges = async (
  ctx: Context,
  db: Db,
  space: string,
  { from, to }: { readonly from: RevisionRow | undefined; readonly to: RevisionRow },
  query: z.output<typeof ChangesQuery>,
): Promise<Answer> => {
  const { page, limit, ...filters } = query
  const list = `changes/${space}/${from?.id ?? ''}/${to.id}`
  const after = openPage(ctx.keys, list, filters, page)
  const start = Number(after?.[0] ?? 0)
  const load = objectLoader(ctx.store, db, space)
  const before = from === undefined ? undefined : await contentSnapshot(ctx.store, db, space, from.root)
  const now = await contentSnapshot(ctx.store, db, space, to.root)
  const diff = await diffRevisions(from?.root ?? emptyRoot(sha256), to.root, load)
  const changes = semanticChanges(diff, before && lookup(before), lookup(now))
  const some = changes.slice(start, start + limit)
  const more = changes.length - start - some.length
  return {
    changes: some.map((change) => changeView(ctx, space, change)),
    more,
    ...(more > 0 &&
      limit > 0 && { next: { page: sealPage(ctx.keys, list, filters, [start + some.length]) } }),
    ...(from && { from: from.id }),
    to: to.id,
    counts: diff.counts,
  }
}
