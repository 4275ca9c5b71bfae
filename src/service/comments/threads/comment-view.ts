/** Comments and replies in API responses: a whole page of them takes a fixed number of queries. */
import type { PersonView } from '../../people/person-view.ts'
import { personViews } from '../../people/person-view.ts'
import type { CommentRow, ReplyRow } from '../../storage/schema/schema.ts'
import type { Db } from '../../storage/store.ts'
import type { BodyFormat } from './comment-body.ts'
import { bodiesIn } from './comment-body.ts'
import type { CommentPlace } from '../comment-place.ts'
import { anchorViews } from '../anchors/anchor-views.ts'
import { changeRequestIn } from '../comment-place.ts'
import { commentPermissions, mayResolve } from '../comment-policy.ts'
import type { ReactionRow } from '../comments.queries.ts'
import { mentionsIn, reactionsTo, repliersOf, suggestionsOf } from '../comments.queries.ts'
import { mentionedPeople } from './mentions.ts'

type People = (id: string) => PersonView

/** A person whose row is gone is shown in the discussion without a name. */
const peopleIn = async ({ ctx }: CommentPlace, db: Db, ids: Iterable<string>): Promise<People> => {
  const views = await personViews(ctx, db, ids)
  return (id) =>
    views.get(id) ?? {
      object: 'user',
      id,
      displayName: 'Former member',
      urls: { location: ctx.addresses.user(id).location },
    }
}

const grouped = <Row>(rows: readonly Row[], key: (row: Row) => string): ReadonlyMap<string, readonly Row[]> =>
  Map.groupBy(rows, key)

/** One entry per emoji, in the order of first use. */
const reactionViews = (rows: readonly ReactionRow[], person: People) =>
  [...grouped(rows, ({ emoji }) => emoji)].map(([emoji, some]) => ({
    emoji,
    count: some.length,
    users: some.map((row) => ({ user: person(row.person), reactedAt: row.reacted_at })),
  }))

const changeRequestName = ({ changeRequest }: CommentPlace) =>
  changeRequest && { id: changeRequest.id, number: changeRequest.number }

const withText = <Name extends string>(name: Name, value: string | undefined) =>
  value === undefined ? {} : ({ [name]: value } as { readonly [name in Name]: string })

const targetOf = (row: CommentRow) => ({
  ...(row.node !== null && { node: { id: row.node } }),
  ...(row.table_cell !== null && {
    tableCell: JSON.parse(row.table_cell) as { record: string; definition: string },
  }),
  ...(row.change_request !== '' && { changeRequest: row.change_request }),
  ...(row.page !== null && { page: { id: row.page } }),
  ...withText('review', row.review ?? undefined),
  space: row.space,
  revision: row.revision,
})

type Anchor = ReturnType<Awaited<ReturnType<typeof anchorViews>>['get']>
const withAnchor = (anchor: Anchor) => (anchor === undefined ? {} : { anchor })

/** The people among the ids who may be named, in order. */
const peopleOf = (
  ids: readonly string[] | undefined,
  visible: ReadonlyMap<string, PersonView>,
): PersonView[] =>
  (ids ?? []).flatMap((id) => {
    const view = visible.get(id)
    return view ? [view] : []
  })

/** What is stored of comments beside their own rows. */
interface Responses {
  readonly reactions: Awaited<ReturnType<typeof reactionsTo>>
  readonly repliers: Awaited<ReturnType<typeof repliersOf>>
  readonly mentions: Awaited<ReturnType<typeof mentionsIn>>
  readonly suggestions: Awaited<ReturnType<typeof suggestionsOf>>
}

/** Of a comment that was just posted, belongs to no suggestion and mentions nobody. */
export const noResponses: Responses = {
  reactions: [],
  repliers: [],
  mentions: new Map(),
  suggestions: new Map(),
}

const responsesTo = async (place: CommentPlace, db: Db, rows: readonly CommentRow[]): Promise<Responses> => {
  const { engine } = place.ctx.store
  const space = place.space.id
  const ids = rows.map(({ id }) => id)
  const withReplies = rows.filter(({ replies }) => replies > 0).map(({ id }) => id)
  return {
    reactions: await reactionsTo(db, engine, space, ids),
    repliers: await repliersOf(db, engine, space, withReplies),
    mentions: await mentionsIn(db, engine, space, ids),
    suggestions: await suggestionsOf(db, engine, space, changeRequestIn(place), ids),
  }
}

/** Views of comments of one place, in the order of the rows; one query each for reactions, repliers and people. */
export const commentViews = async (
  place: CommentPlace,
  db: Db,
  rows: readonly CommentRow[],
  format: BodyFormat,
  known?: Responses,
) => {
  const { ctx, space, viewer } = place
  const { reactions, repliers, mentions, suggestions } = known ?? (await responsesTo(place, db, rows))
  const person = await peopleIn(place, db, [
    ...rows.flatMap(({ author, resolved_by: by, assignee }) =>
      [author, by, assignee].filter((id) => id !== null),
    ),
    ...reactions.map((row) => row.person),
    ...repliers.map(({ author }) => author),
  ])
  const anchors = await anchorViews(place, db, rows)
  const mentionedById = await mentionedPeople(place, db, [...mentions.values()].flat())
  const reactionsOf = grouped(reactions, ({ target }) => target)
  const repliersIn = grouped(repliers, ({ comment }) => comment)
  const bodies = await bodiesIn(
    ctx,
    space,
    format,
    rows.map(({ body }) => body),
    (id) => mentionedById.get(id)?.displayName,
  )
  return rows.map((row, at) => ({
    object: 'comment' as const,
    id: row.id,
    postedBy: person(row.author),
    postedAt: row.posted_at,
    ...(row.edited_at !== null && { editedAt: row.edited_at }),
    reactions: reactionViews(reactionsOf.get(row.id) ?? [], person),
    replies: row.replies,
    repliers: (repliersIn.get(row.id) ?? []).map(({ author, count, updatedAt }) => ({
      updatedAt,
      count,
      user: person(author),
    })),
    body: bodies[at] ?? { markdown: '' },
    target: { ...targetOf(row), ...withText('suggestion', suggestions.get(row.id)) },
    urls: ctx.addresses.comment(space.organization, space.id, row.id, changeRequestName(place)),
    permissions: {
      ...commentPermissions(viewer, row.author),
      resolve: mayResolve(viewer, row.author, place.changeRequest?.created_by),
    },
    ...withAnchor(anchors.get(row.id)),
    ...(row.assignee !== null && { assignee: person(row.assignee) }),
    mentions: peopleOf(mentions.get(row.id), mentionedById),
    status: row.resolved_at === null ? ('open' as const) : ('resolved' as const),
    ...(row.resolved_at !== null && { resolvedAt: row.resolved_at }),
    ...(row.resolved_by !== null && { resolvedBy: person(row.resolved_by) }),
  }))
}

/** Views of replies of one thread, in the order of the rows. */
export const replyViews = async (
  place: CommentPlace,
  db: Db,
  rows: readonly ReplyRow[],
  format: BodyFormat,
) => {
  const { ctx, space, viewer } = place
  const ids = rows.map(({ id }) => id)
  const reactions = await reactionsTo(db, ctx.store.engine, space.id, ids)
  const person = await peopleIn(place, db, [
    ...rows.map(({ author }) => author),
    ...reactions.map((row) => row.person),
  ])
  const mentions = await mentionsIn(
    db,
    ctx.store.engine,
    space.id,
    rows.map(({ comment }) => comment),
  )
  const mentionedById = await mentionedPeople(place, db, [...mentions.values()].flat())
  const reactionsOf = grouped(reactions, ({ target }) => target)
  const bodies = await bodiesIn(
    ctx,
    space,
    format,
    rows.map(({ body }) => body),
    (id) => mentionedById.get(id)?.displayName,
  )
  return rows.map((row, at) => ({
    object: 'comment-reply' as const,
    id: row.id,
    postedBy: person(row.author),
    postedAt: row.posted_at,
    ...(row.edited_at !== null && { editedAt: row.edited_at }),
    reactions: reactionViews(reactionsOf.get(row.id) ?? [], person),
    body: bodies[at] ?? { markdown: '' },
    mentions: peopleOf(mentions.get(row.id), mentionedById),
    urls: ctx.addresses.reply(space.organization, space.id, row.comment, row.id, changeRequestName(place)),
    permissions: commentPermissions(viewer, row.author),
  }))
}

/** The single view from a function that returns many. */
export const only = <View>(views: readonly View[]): View => {
  const [view] = views
  if (view === undefined) throw new Error('There is no view.')
  return view
}
