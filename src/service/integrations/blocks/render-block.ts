/** Draws a component of an integration, from memory where that is allowed. */
import type { RenderOutput } from '../../../content/contentkit/elements.ts'
import type { Context } from '../../context.ts'
import { notFound } from '../../http/failure.ts'
import { oneFor } from '../../recent-cache.ts'
import { routeOf } from '../dispatch/dispatch.ts'
import type { KeptAnswer } from './answer-cache.ts'
import { AnswerCache, answerKey } from './answer-cache.ts'
import type { ComponentSubject } from './component-subject.ts'
import { blockSubject } from './component-subject.ts'
import type { ComponentCall } from './request-component.ts'
import { mayReadClaims, requestComponent } from './request-component.ts'

/** Where a block stands on a published site. */
export interface PublishedPlace {
  readonly space: string
  readonly site: string
}

/** Seconds for which a component is kept if its integration does not say. */
const defaultAge = { editor: 0, published: 60 } as const

export interface ComponentRender extends ComponentCall {
  readonly shown: keyof typeof defaultAge
}

/** Approximate bytes of all outputs. */
const mostBytes = 32 * 1024 * 1024

const cacheOf = oneFor((_store: object) => new AnswerCache<RenderOutput>(mostBytes))

/** Equal for calls that may share an answer; undefined if the answer is for this call alone. */
const keyOf = ({ subject, request, userId, shown }: ComponentRender): string | undefined => {
  if (request.state !== undefined || request.action !== undefined) return undefined
  const { componentId, props, context } = request
  return answerKey(subject, [componentId, props, context, shown, userId])
}

/**
 * The output of a component. Fails as `requestComponent`. Readers of sites get the previous output for up to an hour
 * while the integration fails, and do not ask again at once for what failed.
 */
export const renderComponent = (ctx: Context, call: ComponentRender): Promise<KeptAnswer<RenderOutput>> => {
  const now = (): number => Date.parse(ctx.now())
  return cacheOf(ctx.store).answer(keyOf(call), {
    now,
    request: async () => {
      const { output, maxAge = defaultAge[call.shown] } = await requestComponent(ctx, call)
      return { output, until: now() + maxAge * 1000 }
    },
    isShared: ({ type }) => type !== 'complete',
    published: call.shown === 'published',
  })
}

/** Draws a component for readers of a published site. Fails with `not-found` if it is not installed there. */
export const renderPublished = async (
  ctx: Context,
  name: string,
  { place, request }: { readonly place: PublishedPlace; readonly request: ComponentCall['request'] },
): Promise<KeptAnswer<RenderOutput> & { readonly subject: ComponentSubject }> => {
  const subject = await blockSubject(ctx.store.read, name, place)
  if (!subject) throw notFound()
  return { ...(await renderComponent(ctx, { subject, request, shown: 'published' })), subject }
}

/**
 * Changes with everything but time that decides what the integrations draw for readers of a site. Undefined while a
 * developer may change one of their scripts at any time.
 */
export const publishedStamp = async (
  ctx: Context,
  names: readonly string[],
  place: PublishedPlace,
): Promise<string | undefined> => {
  const subjects = await Promise.all(names.map((name) => blockSubject(ctx.store.read, name, place)))
  if (subjects.some((subject) => subject !== undefined && routeOf(subject).tunnel !== undefined))
    return undefined
  const stamps = subjects.map(
    (subject) =>
      subject && [
        ...[subject.installation.id, subject.installation.revision, routeOf(subject).version],
        ...[subject.target?.kind, subject.target?.revision],
      ],
  )
  return JSON.stringify(stamps)
}

/** Whether frames of an integration get the claims of visitors of a site. */
export const readsClaims = async (ctx: Context, name: string, place: PublishedPlace): Promise<boolean> => {
  const subject = await blockSubject(ctx.store.read, name, place)
  return subject !== undefined && mayReadClaims(subject)
}
