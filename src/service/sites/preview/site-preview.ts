/** Creates the URL of a preview. Nothing is stored: the URL contains everything. */
import { claimProblems } from '../../../contract/sites/visitor-claims.ts'
import type { AdaptiveJsonSchema } from '../../../contract/sites/visitor-schema.ts'
import { longestClaims } from '../../../contract/sites/preview-schemas.ts'
import { operations } from '../../../contract/operations.ts'
import { Failure, notFound } from '../../http/failure.ts'
import { reads } from '../../http/verb.ts'
import { contentSnapshot } from '../../content/revisions/content-snapshot.ts'
import type { Db } from '../../storage/store.ts'
import type { Context } from '../../context.ts'
import type { Claims } from '../visibility/conditions.ts'
import { viewerOf } from '../structure/site-subject.ts'
import type { PreviewModel } from './preview-model.ts'
import { previewModel } from './preview-model.ts'
import type { PreviewTerms } from './preview-ticket.ts'
import { previewId, sealTerms } from './preview-ticket.ts'

const badClaims = (message: string, path = 'query.claims') =>
  new Failure('bad-content', message, { details: [{ path, message }] })

/** Parses claims; fails with `bad-content` if they are not a JSON object or too large. */
const readClaims = (text: string): Claims => {
  if (Buffer.byteLength(text) > longestClaims)
    throw badClaims(`The claims must be at most ${longestClaims} bytes.`)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw badClaims('The claims must be valid JSON.')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw badClaims('The claims must be a JSON object, such as {"plan":"pro"}.')
  return value as Claims
}

const requireClaims = (json: string | null, claims: Claims): void => {
  if (json === null) return
  const problems = claimProblems(JSON.parse(json) as AdaptiveJsonSchema, claims)
  const [first] = problems
  if (first === undefined) return
  throw new Failure('bad-content', `The claim ${first.path} does not match the visitor schema of the site.`, {
    details: problems.slice(0, 20).map(({ path, message }) => ({ path: `query.claims.${path}`, message })),
  })
}

/** The path of a page below the opened site space, as in the preview; '' if it does not exist. */
const pathOfPage = async (
  { store }: Context,
  db: Db,
  { model, siteSpace }: PreviewModel,
  page: string,
): Promise<string> => {
  const head = siteSpace && model.heads.get(siteSpace.space)
  const snapshot = head && (await contentSnapshot(store, db, head.id, head.root))
  return snapshot?.tree.byId.get(page)?.path ?? ''
}

export const getSitePublishingPreview = reads(
  operations.getSitePublishingPreview,
  async ({ params, query, caller, ctx }, db, subject) => {
    const viewer = viewerOf(subject, caller)
    const { siteSpace, changeRequest, claims: text, draft = false, theme, page } = query
    if (changeRequest !== undefined && siteSpace === undefined)
      throw new Failure('bad-content', 'To preview a change request, specify `siteSpace`.')
    const claims = text === undefined ? undefined : readClaims(text)
    const preview = await previewModel(ctx, db, viewer, {
      ...{ site: params.siteId, siteSpace, draft, changeRequest },
    })
    if (claims !== undefined) requireClaims(preview.model.row.adaptive_schema, claims)
    const { kind, id } = caller.credential
    if (kind === 'integration') throw notFound()
    const terms: PreviewTerms = {
      ...{ organization: viewer.organization, site: params.siteId, person: viewer.person, draft },
      credential: { kind, id },
      ...(siteSpace !== undefined && { siteSpace }),
      ...(claims !== undefined && { claims: JSON.stringify(claims) }),
      ...(preview.change !== undefined && { changeRequest: preview.change.row.id }),
      ...(theme !== undefined && { theme }),
    }
    const { keys, addresses, now } = ctx
    const ticket = sealTerms(keys, 'ticket', terms, now())
    const below = siteSpace === undefined ? '' : (preview.urls.get(siteSpace) ?? '')
    const target = query.target ?? (page === undefined ? '' : await pathOfPage(ctx, db, preview, page))
    const path = [...below.split('/'), ...target.split('/')].filter((segment) => segment !== '').join('/')
    return {
      object: 'site-preview' as const,
      url: addresses.preview(previewId(keys, terms), path, ticket.text),
      expiresAt: ticket.until,
    }
  },
)
