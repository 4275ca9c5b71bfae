/** The line of revisions that a translation writes to: main of the result, or the change request that runs extend. */
import type { SpaceSubject } from '../../access/load-resource.ts'
import { draftLine } from '../../change-requests/draft-change-request.ts'
import { updateChangeRequest } from '../../change-requests/merge/update-from-main.ts'
import { rulesOfMany } from '../../change-requests/merge/merge-facts.ts'
import { changeRequestLine } from '../../change-requests/write-change-request.ts'
import { advanceMain, lockSpace } from '../../content/revisions/main-line.ts'
import type { ContentLine } from '../../content/writing/write-content.ts'
import { mainLine } from '../../content/writing/write-queue.ts'
import type { Context } from '../../context.ts'
import { Failure } from '../../http/failure.ts'
import { fencedBlocksIn } from '../../integrations/catalog/fenced-blocks.ts'
import type { TranslationRow, TranslationRunRow } from '../../storage/schema/translation-tables.ts'
import type { Db } from '../../storage/store.ts'
import { resultHead } from './result-head.ts'
import { languageName } from './result-space.ts'

interface ResultLine {
  readonly line: ContentLine
  /** The change request that the line belongs to; null for main. */
  readonly changeRequest: string | null
}

/** Who counts as the author of what a run writes. */
export const authorOf = (
  { person }: Pick<TranslationRunRow, 'person'>,
  { created_by }: Pick<TranslationRow, 'created_by'>,
): string => (person === '' ? created_by : person)

export type AuthorizeSpace = (db: Db) => Promise<SpaceSubject>

/** The result space for a run, which no person's role limits. Fails if it is deleted. */
export const spaceOfRun =
  ({ result_space: id, organization }: TranslationRow): AuthorizeSpace =>
  async (db) => {
    const space = await db
      .selectFrom('spaces')
      .selectAll()
      .where('id', '=', id ?? '')
      .where('organization', '=', organization)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
    if (!space) throw new Failure('state-forbids', 'The translated space was deleted.')
    return { kind: 'space', space, role: 'admin', organizationRole: 'admin' }
  }

/** Main, although the space may be locked: no merge rule is in force. */
const mainOf = (ctx: Context, person: string, authorize: AuthorizeSpace): ContentLine => ({
  head: async (db) => {
    const { space } = await authorize(db)
    return { space, revision: space.revision, origin: space.revision, line: mainLine(space.id) }
  },
  lock: lockSpace,
  fencedBlocks: fencedBlocksIn,
  advance: async (db, { found: { space }, head, root, before, after, changes }) => {
    const revision = await advanceMain(ctx, db, {
      revision: { space: space.id, type: 'edits', cause: 'translation', root, createdBy: person },
      ...{ head, before, after, changes },
    })
    await ctx.events.record(db, {
      ...{ organization: space.organization, space: space.id, kind: 'space.content-written' },
      ...{ subject: space.id, actor: person, data: { revision: revision.id } },
    })
    return revision
  },
})

/** Whether what is written has to pass a change request. */
const needsReview = async (
  { store }: Context,
  row: TranslationRow,
  { space }: SpaceSubject,
): Promise<boolean> => {
  if (row.change_request !== null || row.delivery === 'change-request') return true
  return (await rulesOfMany(store.engine, store.read, [space]))(space).rules.length > 0
}

/** Where the translation writes now; `person` is the author. */
export const resultLine = async (
  ctx: Context,
  row: TranslationRow,
  person: string,
  authorize: AuthorizeSpace,
): Promise<ResultLine> => {
  const subject = await authorize(ctx.store.read)
  if (!(await needsReview(ctx, row, subject)))
    return { line: mainOf(ctx, person, authorize), changeRequest: null }
  const cause = 'translation' as const
  if (row.change_request !== null)
    return {
      line: changeRequestLine(ctx, person, row.change_request, authorize, { cause }),
      changeRequest: row.change_request,
    }
  const id = ctx.mint('change-request')
  const subjectOfDraft = `Translation into ${languageName(row.language)}`
  return {
    line: draftLine(ctx, { id, subject: subjectOfDraft, createdBy: person, contentCause: cause }, authorize),
    changeRequest: id,
  }
}

/** Brings the change request that the run is going to extend up to date with main, unless it conflicts with it. */
export const updateResult = async (ctx: Context, row: TranslationRow, person: string): Promise<void> => {
  const { row: now } = await resultHead(ctx, row)
  if (now.change_request === null) return
  await updateChangeRequest(ctx, {
    ...{ authorize: spaceOfRun(now), changeRequest: now.change_request, person },
  })
}
