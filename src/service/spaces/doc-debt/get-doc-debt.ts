/** `GET /spaces/{s}/doc-debt`: what a space owes its readers, each kind by itself. */
import { operations } from '../../../contract/operations.ts'
import { atLeast, rank } from '../../../contract/roles/roles.ts'
import type { DocDebt } from '../../../contract/spaces/doc-debt-schemas.ts'
import type { Caller } from '../../access/caller.ts'
import type { SpaceSubject } from '../../access/load-resource.ts'
import { affectedInSpace } from '../../api-specs/affected/affected-in-space.ts'
import { answersTo } from '../../change-requests/causes.queries.ts'
import type { Context } from '../../context.ts'
import { unansweredClusters } from '../../conversations/clusters/unanswered-clusters.ts'
import { open, reads } from '../../http/verb.ts'
import { brokenLinkDebt, pictureDebt, untouchedDebt } from '../../pages/content-debt.ts'
import { readLinks } from '../../pages/links/read-links.ts'
import {
  emptySearchDebt,
  emptySearchPage,
  seesReaders,
  unhelpfulDebt,
} from '../../sites/insights/reader-debt.ts'
import { translationsBehind } from '../../translations/translations-behind.ts'
import type { Viewer } from '../spaces.queries.ts'

const viewerOf = ({ space, organizationRole }: SpaceSubject, { person }: Caller): Viewer => ({
  ...{ organization: space.organization, person, membership: { role: rank(organizationRole) } },
})

type Kind = Exclude<keyof DocDebt, 'object'>
type Counted<K extends Kind> = Pick<DocDebt[K], 'count' | 'items'>

/** One kind. A failure is logged and does not affect the others. */
const debtOf =
  ({ log }: Context, space: string) =>
  async <K extends Kind>(
    kind: K,
    isAllowed: boolean,
    count: () => Promise<Counted<K>>,
  ): Promise<Counted<K> & { state: 'ready' | 'forbidden' | 'failed' }> => {
    if (!isAllowed) return { state: 'forbidden', count: 0, items: [] }
    try {
      return { state: 'ready', ...(await count()) }
    } catch (error) {
      log.error({ err: error, space, kind }, 'Could not compute a part of the doc debt')
      return { state: 'failed', count: 0, items: [] }
    }
  }

/** The debt with the change requests that answer its rows. */
const withAnswers = async ({ store }: Context, { space }: SpaceSubject, debt: DocDebt): Promise<DocDebt> => {
  const { brokenLinks, emptySearches, picturesWithoutAlt, unhelpfulPages, untouchedPages } = debt
  const kinds = [brokenLinks, emptySearches, picturesWithoutAlt, unhelpfulPages, untouchedPages]
  const causes = kinds.flatMap(({ items }) => items.map(({ cause }) => cause))
  const answer = await answersTo(store, store.read, space.id, causes)
  return {
    ...debt,
    brokenLinks: { ...brokenLinks, items: brokenLinks.items.map(answer) },
    emptySearches: { ...emptySearches, items: emptySearches.items.map(answer) },
    picturesWithoutAlt: { ...picturesWithoutAlt, items: picturesWithoutAlt.items.map(answer) },
    unhelpfulPages: { ...unhelpfulPages, items: unhelpfulPages.items.map(answer) },
    untouchedPages: { ...untouchedPages, items: untouchedPages.items.map(answer) },
  }
}

export const getSpaceDocDebt = open(
  operations.getSpaceDocDebt,
  async ({ ctx, caller, authorize }): Promise<DocDebt> => {
    const db = ctx.store.read
    const subject = await authorize(db)
    const { id } = subject.space
    const viewer = viewerOf(subject, caller)
    const reading = await readLinks({ ctx, caller, params: { spaceId: id } }, subject)
    const hasReaders = await seesReaders(db, viewer, id)
    const isAdministrator = atLeast(subject.organizationRole, 'admin')
    const debt = debtOf(ctx, id)
    return withAnswers(ctx, subject, {
      object: 'doc-debt',
      brokenLinks: await debt('brokenLinks', true, () => brokenLinkDebt(reading)),
      picturesWithoutAlt: await debt('picturesWithoutAlt', true, async () => pictureDebt(reading)),
      staleTranslations: await debt('staleTranslations', true, () => translationsBehind(db, viewer, id)),
      apiFindings: await debt('apiFindings', true, () => affectedInSpace(ctx, viewer, id)),
      unansweredClusters: await debt('unansweredClusters', isAdministrator, () =>
        unansweredClusters(db, viewer.organization, ctx.now()),
      ),
      emptySearches: await debt('emptySearches', hasReaders, () =>
        emptySearchDebt(db, viewer, id, ctx.now()),
      ),
      unhelpfulPages: await debt('unhelpfulPages', hasReaders, () =>
        unhelpfulDebt(db, viewer, id, reading.snapshot),
      ),
      untouchedPages: await debt('untouchedPages', true, () => untouchedDebt(reading)),
    })
  },
)

export const listSpaceEmptySearches = reads(
  operations.listSpaceEmptySearches,
  async ({ ctx, caller, query }, db, subject) => {
    const { id } = subject.space
    const page = await emptySearchPage(ctx, db, viewerOf(subject, caller), id, query)
    const answer = await answersTo(
      ctx.store,
      db,
      id,
      page.items.map(({ cause }) => cause),
    )
    return { ...page, items: page.items.map(answer) }
  },
)
