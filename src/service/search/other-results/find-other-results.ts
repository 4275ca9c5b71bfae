/**
 * Searches everything except stored pages: spaces and sites by title, members by name, change requests by subject or
 * number, generated pages and comments by text. There are few compared to pages, so they are scanned, newest first; the database returns only rows
 * that contain all words.
 */
import { sql } from 'kysely'
import type { RichTextDocument } from '../../../content/document/document.ts'
import { plainText } from '../../../content/document/block-text.ts'
import { operations } from '../../../contract/operations.ts'
import type { Result } from '../../../contract/operation/operation.ts'
import { rank } from '../../../contract/roles/roles.ts'
import { breather } from '../../computing/yield-to-requests.ts'
import type { Verb } from '../../http/verb.ts'
import { reads } from '../../http/verb.ts'
import { visibleSpaces } from '../../spaces/spaces.queries.ts'
import { among, bytesOf, chunks } from '../../storage/sql.ts'
import { findGeneratedPages } from './find-generated-pages.ts'
import { findMembers, findSites } from './find-sites-and-members.ts'
import type { Question } from './match-terms.ts'
import { containsAll, marksIn, mostLookedAt } from './match-terms.ts'
import { excerpt } from '../hits.ts'
import { askedTerms } from '../tokenizer.ts'

type Found = Result<typeof operations.findThings>

/** Maximum JSON size of a comment. Comments within today's length limit are smaller; older ones may be larger. */
const mostCommentBytes = 512 * 1024
/** Maximum bytes of comments read per search. */
const mostBytesRead = 1024 * 1024
const commentsAtOnce = 10

const findSpaces = async ({ ctx, db, viewer, terms, limit }: Question): Promise<Found['spaces']> => {
  const rows = await db
    .selectFrom('spaces')
    .select(['id', 'title', 'emoji'])
    .where(sql<boolean>`id in (${visibleSpaces(viewer)})`)
    .where(containsAll('title', terms))
    .orderBy('title')
    .limit(mostLookedAt)
    .execute()
  return rows
    .flatMap(({ id, title, emoji }) => {
      const marks = marksIn(title, terms)
      return marks
        ? [{ id, title, emoji, marks, urls: { app: ctx.addresses.space(viewer.organization, id).app } }]
        : []
    })
    .slice(0, limit)
}

const findChangeRequests = async (
  { ctx, db, viewer, terms, limit }: Question,
  number: number | undefined,
): Promise<Found['changeRequests']> => {
  const subject = sql<boolean>`(${containsAll('change_requests.subject', terms)})`
  const rows = await db
    .selectFrom('change_requests')
    .innerJoin('spaces', 'spaces.id', 'change_requests.space')
    .select([
      'change_requests.id',
      'change_requests.number',
      'change_requests.subject',
      'change_requests.status',
    ])
    .select(['spaces.id as space', 'spaces.title'])
    .where(sql<boolean>`spaces.id in (${visibleSpaces(viewer)})`)
    .where(number === undefined ? subject : sql<boolean>`(${subject} or change_requests.number = ${number})`)
    .$if(number !== undefined, (found) =>
      found.orderBy(sql`case when change_requests.number = ${number} then 0 else 1 end`),
    )
    .orderBy(sql`case when change_requests.status in ('open', 'draft') then 0 else 1 end`)
    .orderBy('change_requests.updated_at', 'desc')
    .limit(mostLookedAt)
    .execute()
  return rows
    .flatMap((row): Found['changeRequests'] => {
      const marks = marksIn(row.subject, terms) ?? (row.number === number ? [] : undefined)
      if (!marks) return []
      const { id, space, title } = row
      return [
        {
          ...{ id, number: row.number, subject: row.subject, marks },
          status: row.status as Found['changeRequests'][number]['status'],
          space: { id: space, title },
          urls: {
            app: ctx.addresses.changeRequest(viewer.organization, space, { id, number: row.number }).app,
          },
        },
      ]
    })
    .slice(0, limit)
}

/** Candidate comments, newest first, with what else is shown of each. */
const possibleComments = ({ db, viewer, terms }: Question) =>
  db
    .selectFrom('comments')
    .innerJoin('spaces', 'spaces.id', 'comments.space')
    .leftJoin('change_requests', (join) =>
      join
        .onRef('change_requests.space', '=', 'comments.space')
        .onRef('change_requests.id', '=', 'comments.change_request'),
    )
    .select(['comments.id', 'comments.resolved_at', 'spaces.id as space', 'spaces.title'])
    .select(['change_requests.id as change', 'change_requests.number', 'change_requests.subject'])
    .select(bytesOf('comments.body').as('bytes'))
    .where(sql<boolean>`spaces.id in (${visibleSpaces(viewer)})`)
    // `case` checks the size first, so that larger texts are not read.
    .where(
      sql<boolean>`case when ${bytesOf('comments.body')} > ${mostCommentBytes} then false
        else ${containsAll('comments.body', terms)} end`,
    )
    .orderBy('comments.posted_at', 'desc')
    .limit(mostLookedAt)
    .execute()

type PossibleComment = Awaited<ReturnType<typeof possibleComments>>[number]

/** The bodies of some comments by id. Comment ids are unique only within a space. */
const textsOf = async ({ ctx, db }: Question, rows: readonly PossibleComment[]) => {
  const found = await db
    .selectFrom('comments')
    .select(['space', 'id', 'body'])
    .where(
      among(
        ctx.store.engine,
        sql.ref('id'),
        rows.map(({ id }) => id),
      ),
    )
    .where(
      among(
        ctx.store.engine,
        sql.ref('space'),
        rows.map(({ space }) => space),
      ),
    )
    .execute()
  const texts = new Map(found.map(({ space, id, body }) => [`${space}/${id}`, body]))
  return ({ space, id }: PossibleComment) => {
    const body = texts.get(`${space}/${id}`)
    return body === undefined ? '' : plainText(JSON.parse(body) as RichTextDocument)
  }
}

const commentView = (
  { ctx, viewer, terms }: Question,
  row: PossibleComment,
  text: string,
): Found['comments'][number] => {
  const snippet = excerpt(text, terms)
  const { change, number, subject } = row
  const name = change === null || number === null ? undefined : { id: change, number }
  return {
    ...{ id: row.id, body: snippet.text, marks: snippet.marks, resolved: row.resolved_at !== null },
    ...(name && { changeRequest: { number: name.number, subject: subject ?? '' } }),
    space: { id: row.space, title: row.title },
    urls: { app: ctx.addresses.comment(viewer.organization, row.space, row.id, name).app },
  }
}

/** Bodies are read in small batches, until enough match or the limit is reached. */
const findComments = async (question: Question): Promise<Found['comments']> => {
  const { terms, limit } = question
  const rows = await possibleComments(question)
  const found: Found['comments'] = []
  let read = 0
  const breathe = breather()
  for (const some of chunks(rows, commentsAtOnce)) {
    const textOf = await textsOf(question, some)
    for (const row of some) {
      if (found.length === limit || read > mostBytesRead) return found
      read += Number(row.bytes)
      const text = textOf(row)
      if (marksIn(text, terms)) found.push(commentView(question, row, text))
      await breathe()
    }
  }
  return found
}

export const findOtherResults: Verb = reads(
  operations.findThings,
  async ({ query, caller, ctx }, db, { organization, role }) => {
    const terms = askedTerms(query.query)
    if (terms.length === 0)
      return { spaces: [], sites: [], members: [], changeRequests: [], generatedPages: [], comments: [] }
    const viewer = { organization: organization.id, person: caller.person, membership: { role: rank(role) } }
    const question = { ctx, db, viewer, terms, limit: query.limit }
    const number = /^\s*#?(\d{1,9})\s*$/.exec(query.query)?.[1]
    return {
      spaces: await findSpaces(question),
      sites: await findSites(question),
      members: await findMembers(question),
      changeRequests: await findChangeRequests(question, number === undefined ? undefined : Number(number)),
      generatedPages: await findGeneratedPages(question, query.query),
      comments: await findComments(question),
    }
  },
)
