/**
 * Reports of browsers that the policy of a page has blocked something. They tell which hosts a script of an integration
 * needs but does not declare. Of a report only the directive and the host are kept.
 */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { recentOf } from '../../recent-cache.ts'
import { isOwnRequest } from '../serving/own-request.ts'
import { extensibleBy, runsScripts } from '../serving/page-policy.ts'
import { sendNothing } from '../serving/send-answer.ts'
import { siteLimitsOf } from '../serving/site-limits.ts'
import type { VisibleSite } from '../visibility/visible-site.ts'
import { addBlockedHost, type BlockedHost } from './blocked-hosts.store.ts'

/** Longest host that is kept; browsers look up no longer ones. */
const longestHost = 253

/** https://www.w3.org/TR/CSP3/#deprecated-serialize-violation */
const Report = z.object({
  'csp-report': z.object({ 'blocked-uri': z.string(), 'effective-directive': z.string() }),
})

const secure = new Set(['https:', 'wss:'])
const insecure = new Set(['http:', 'ws:'])

/** What a report says of a host; undefined for inline scripts, `eval` and anything else that no host can be named for. */
export const blockedHostIn = (text: string): BlockedHost | undefined => {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return undefined
  }
  const report = Report.safeParse(parsed)
  if (!report.success) return undefined
  const { 'blocked-uri': address, 'effective-directive': effective } = report.data['csp-report']
  const directive = extensibleBy(effective)
  const url = URL.parse(address)
  if (directive === undefined || url === null || url.host === '' || url.host.length > longestHost)
    return undefined
  if (secure.has(url.protocol)) return { directive, host: url.host }
  return insecure.has(url.protocol) ? { directive, host: `${url.protocol}//${url.host}` } : undefined
}

/** Milliseconds in which a process writes the same report once. */
const pause = 60 * 60_000
/** When each was written last. */
const writtenOf = recentOf<number>(2000)

/** Takes a report from a page of the site itself; it is answered in the same way whatever becomes of it. */
export const takePolicyReport = async (
  ctx: Context,
  site: VisibleSite,
  body: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  if (!runsScripts(site) || typeof body !== 'string' || !isOwnRequest(request, site.origin))
    return sendNothing(reply)
  const wait = siteLimitsOf(ctx).wait('report', request.ip)
  if (wait !== undefined) return reply.code(429).header('retry-after', String(wait)).send()
  const blocked = blockedHostIn(body)
  if (blocked !== undefined) {
    const { store } = ctx
    const { row } = site.model
    const written = writtenOf(store)
    // A change of the site may have removed what was written.
    const key = JSON.stringify([row.id, row.version, blocked.directive, blocked.host])
    const now = ctx.now()
    if (Date.parse(now) - (written.get(key) ?? 0) >= pause) {
      await store.write((db) => addBlockedHost(db, row, blocked, now))
      written.set(key, Date.parse(now))
    }
  }
  return reply.code(204).header('cache-control', 'private, no-store').send()
}
