/** Development mode: the events of an integration go to a developer's machine instead of the published script. */
import { isIP } from 'node:net'
import { operations } from '../../../contract/operations.ts'
import type { Context } from '../../context.ts'
import { Failure } from '../../http/failure.ts'
import { isPublicAddress } from '../../http/public-address.ts'
import { writes } from '../../http/verb.ts'
import { integrationFor, requireOwner } from '../model/integration-access.ts'
import { loopbackPort } from '../runtime/tunnel-address.ts'

const refused = (message: string): Failure =>
  new Failure('bad-content', message, { details: [{ path: 'body.tunnelUrl', message }] })

/** Fails with `bad-content` for an address that events cannot be sent to. The connection is checked again when it is made. */
const requireTunnelUrl = (text: string, { integrationDevLoopback }: Context['config']): void => {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    throw refused('Enter a URL that starts with http:// or https://.')
  if (loopbackPort(url) !== undefined) {
    if (integrationDevLoopback) return
    throw refused(
      'Events cannot be sent to the machine that runs Recto. Use a tunnel, or set INTEGRATION_DEV_LOOPBACK=1.',
    )
  }
  const name = url.hostname.replace(/^\[|\]$/g, '')
  if (name === 'localhost' || (isIP(name) !== 0 && !isPublicAddress(name)))
    throw refused('Only addresses on the public internet are supported. Use a tunnel.')
}

export const developIntegration = writes(
  operations.developIntegration,
  async ({ ctx, caller, params, body }, db) => {
    const integration = await integrationFor(db, caller, params.integrationName)
    await requireOwner(db, caller, integration)
    requireTunnelUrl(body.tunnelUrl, ctx.config)
    const { name, organization, title } = integration
    await db
      .updateTable('integrations')
      .set({
        ...{ tunnel_url: body.tunnelUrl, tunnel_all: body.all ? 1 : 0 },
        ...{ tunnel_since: ctx.now(), tunnel_refusals: 0 },
      })
      .where('name', '=', name)
      .execute()
    await ctx.events.record(db, {
      ...{ organization, kind: 'integration.development-started', subject: name, actor: caller.person },
      data: { title, to: { tunnelUrl: body.tunnelUrl, all: body.all } },
    })
  },
)

export const endIntegrationDevelopment = writes(
  operations.endIntegrationDevelopment,
  async ({ ctx, caller, params }, db) => {
    const integration = await integrationFor(db, caller, params.integrationName)
    await requireOwner(db, caller, integration)
    if (integration.tunnel_url === null) return
    const { name, organization, title } = integration
    await db
      .updateTable('integrations')
      .set({ tunnel_url: null, tunnel_all: 0, tunnel_since: null, tunnel_refusals: 0 })
      .where('name', '=', name)
      .execute()
    await ctx.events.record(db, {
      ...{ organization, kind: 'integration.development-ended', subject: name, actor: caller.person },
      data: { title },
    })
  },
)
