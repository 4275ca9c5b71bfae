/** `POST …/change-requests`: a change request with the findings, and a comment at each place that they concern. */
import { sentMethod } from '../../../content/api-document/http-methods.ts'
import type { ApiFinding } from '../../../content/api-difference/api-difference.ts'
import type { Block, RichTextDocument } from '../../../content/document/document.ts'
import { shortSubject } from '../../../contract/change-requests/limits.ts'
import { operations } from '../../../contract/operations.ts'
import { rank } from '../../../contract/roles/roles.ts'
import { spaceFor } from '../../access/load-resource.ts'
import { storedDescription } from '../../change-requests/description.ts'
import { beginDraft } from '../../change-requests/draft-change-request.ts'
import type { CommentPlace } from '../../comments/comment-place.ts'
import { postComment, prepareComment } from '../../comments/threads/post-comment.ts'
import { Failure, notFound } from '../../http/failure.ts'
import { open } from '../../http/verb.ts'
import { comparedVersions } from '../compare/compare-versions.ts'
import { apiSpecFor } from '../model/api-specs.queries.ts'
import type { AffectedPage } from './affected-pages.ts'
import { affectedPages } from './affected-pages.ts'

/** Comments of one change request; the description counts all places. */
const mostComments = 100
/** Findings that are listed in the description; findings and operations that are listed in one comment. */
const mostListed = 200
const mostInComment = 10

const paragraph = (text: string): Block =>
  ({
    object: 'block',
    type: 'paragraph',
    data: {},
    nodes: [{ object: 'text', leaves: [{ object: 'leaf', text, marks: [] }] }],
  }) as unknown as Block

const list = (texts: readonly string[]): Block =>
  ({
    object: 'block',
    type: 'list-unordered',
    data: {},
    nodes: texts.map((text) => ({ object: 'block', type: 'list-item', data: {}, nodes: [paragraph(text)] })),
  }) as unknown as Block

const documentOf = (nodes: readonly Block[]): RichTextDocument =>
  ({ object: 'document', data: { schemaVersion: 1 }, nodes }) as unknown as RichTextDocument

const levels = { breaking: 'Breaking', review: 'Review', safe: 'Safe' } as const
const sentence = ({ level, method, path, message }: ApiFinding): string =>
  `${levels[level]}: ${sentMethod(method)} ${path}: ${message}`

const listed = (findings: readonly ApiFinding[], most: number): Block[] => {
  if (findings.length === 0) return []
  const more = findings.length - most
  return [list(findings.slice(0, most).map(sentence)), ...(more > 0 ? [paragraph(`And ${more} more.`)] : [])]
}

interface Titled {
  readonly title: string
  readonly from: number
  readonly to: number
}

const description = (affected: readonly AffectedPage[], { title, from, to }: Titled): RichTextDocument => {
  const findings = [...new Set(affected.flatMap((one) => one.findings))]
  const pages = new Set(affected.map(({ page }) => page.id)).size
  return documentOf([
    paragraph(
      `${title} changed between version ${from} and version ${to}. ` +
        `${pages === 1 ? 'One page of this space shows' : `${pages} pages of this space show`} or ` +
        `${pages === 1 ? 'mentions' : 'mention'} what changed.`,
    ),
    ...listed(findings, mostListed),
  ])
}

const named = (names: readonly string[]): string => {
  const more = names.length - mostInComment
  return names.slice(0, mostInComment).join(', ') + (more > 0 ? `, and ${more} more` : '')
}

const commentOn = ({ page, mention, findings, operationNames }: AffectedPage) => ({
  page: page.id,
  ...(mention.block !== undefined && { node: mention.block }),
  body: {
    document: documentOf([
      paragraph(
        operationNames.length > 0
          ? `Check this against the new version: ${named(operationNames)}`
          : `Check this against the new version: ${mention.name ?? mention.line}`,
      ),
      ...listed(findings, mostInComment),
    ]),
  },
})

export const createApiSpecChangeRequest = open(operations.createApiSpecChangeRequest, async (call, read) => {
  const { ctx, caller, params, body } = call
  const { organization, role } = await call.authorize(read)
  if (caller.integration) throw notFound()
  const spec = await apiSpecFor(read, organization.id, params.specSlug)
  const authorizeSpace = async (db: typeof read) => {
    const subject = await spaceFor(db, caller, body.space, { level: 'edit' })
    if (subject.space.organization !== organization.id) throw notFound()
    return subject
  }
  const subject = await authorizeSpace(read)
  const versions = await comparedVersions(read, spec, body)
  const viewer = { organization: organization.id, person: caller.person, membership: { role: rank(role) } }
  const affected = (await affectedPages(ctx, viewer, spec, versions)).filter(
    ({ space, page }) => space.id === body.space && (body.pages?.includes(page.id) ?? true),
  )
  if (affected.length === 0)
    throw new Failure('nothing-to-change', 'No page of this space shows or mentions what changed.')
  const { to, from } = versions
  const about = { title: to.title || spec.slug, from: Number(from.number), to: Number(to.number) }
  const stored = await storedDescription(description(affected, about))
  const notes = affected.slice(0, mostComments).map(commentOn)
  const placeIn = ({ space, role: held }: typeof subject): Omit<CommentPlace, 'changeRequest'> => ({
    ...{ ctx, space },
    viewer: { person: caller.person, role: held },
  })
  // Texts and blocks are read before the transaction.
  for (const note of notes)
    await prepareComment({ ...placeIn(subject), changeRequest: undefined }, read, note)
  const row = await ctx.store.write(async (db) => {
    await call.authorize(db)
    const current = await authorizeSpace(db)
    const { revision } = current.space
    const draft = {
      id: ctx.mint('change-request'),
      subject: body.subject ?? shortSubject(`Update for version ${about.to} of ${about.title}`),
      createdBy: caller.person,
      ...(stored !== undefined && { description: stored }),
    }
    const changeRequest = await beginDraft(ctx, db, current, draft, { head: revision, initial: revision })
    for (const note of notes) await postComment({ ...placeIn(current), changeRequest }, db, note)
    return changeRequest
  })
  const { app, location } = ctx.addresses.changeRequest(organization.id, body.space, row)
  call.created(location)
  return { changeRequest: row.id, number: row.number, comments: notes.length, urls: { app } }
})
