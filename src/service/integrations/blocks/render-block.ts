/** Draws a component of an integration, from memory where that is allowed. */
import { createHash } from 'node:crypto'
import type { Context } from '../../context.ts'
import { Failure, notFound } from '../../http/failure.ts'
import { routeOf } from '../dispatch/dispatch.ts'
import type { KeptOutput } from './component-cache.ts'
import { componentCacheOf } from './component-cache.ts'
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

/** Equal for calls that may share an answer; undefined if the answer is for this call alone. */
const keyOf = ({ subject, request, userId, shown }: ComponentRender): string | undefined => {
  if (request.state !== undefined || request.action !== undefined) return undefined
  // A developer changes the script without a new version.
  if (routeOf(subject).tunnel !== undefined) return undefined
  const { integration, installation, target } = subject
  const { componentId, props, context } = request
  const inputs = [
    ...[integration.name, routeOf(subject).version, installation.id],
    ...[installation.revision, target?.kind, target?.target, target?.revision],
    ...[componentId, props, context, shown, userId],
  ]
  return createHash('sha256').update(JSON.stringify(inputs)).digest('base64url')
}

const received = async (ctx: Context, call: ComponentRender): Promise<KeptOutput> => {
  const { output, maxAge = defaultAge[call.shown] } = await requestComponent(ctx, call)
  return { output, until: Date.parse(ctx.now()) + maxAge * 1000 }
}

const renderAndKeep = async (ctx: Context, key: string, call: ComponentRender): Promise<KeptOutput> => {
  const cache = componentCacheOf(ctx.store)
  const now = () => Date.parse(ctx.now())
  try {
    const made = await received(ctx, call)
    return made.until > now() && made.output.type !== 'complete' ? cache.keep(key, made) : made
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    const stale = error.reason === 'integration-failed' ? cache.stale(key, now()) : undefined
    if (call.shown === 'published') cache.keepFailure(key, error, now())
    if (stale === undefined) throw error
    return stale
  }
}

/**
 * The output of a component. Fails as `requestComponent`. Readers of sites get the previous output for up to an hour
 * while the integration fails, and do not ask again at once for what failed.
 */
export const renderComponent = async (ctx: Context, call: ComponentRender): Promise<KeptOutput> => {
  const key = keyOf(call)
  if (key === undefined) return received(ctx, call)
  const cache = componentCacheOf(ctx.store)
  const now = Date.parse(ctx.now())
  const fresh = cache.fresh(key, now)
  if (fresh) return fresh
  const failure = call.shown === 'published' ? cache.failure(key, now) : undefined
  if (failure) {
    const stale = failure.reason === 'integration-failed' ? cache.stale(key, now) : undefined
    if (stale) return stale
    throw failure
  }
  return cache.share(key, () => renderAndKeep(ctx, key, call))
}

/** Draws a component for readers of a published site. Fails with `not-found` if it is not installed there. */
export const renderPublished = async (
  ctx: Context,
  name: string,
  { place, request }: { readonly place: PublishedPlace; readonly request: ComponentCall['request'] },
): Promise<KeptOutput & { readonly subject: ComponentSubject }> => {
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
