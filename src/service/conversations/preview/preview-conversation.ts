/** `POST …/conversations/preview`: what ingesting a conversation would find. Nothing is stored. */
import { operations } from '../../../contract/operations.ts'
import { pool } from '../../computing/pool.ts'
import { open } from '../../http/verb.ts'
import { joinedClusters } from '../clustering/join-clusters.ts'
import { presentClusters } from '../clusters/clusters.queries.ts'
import { ownNamesOf } from '../ingest/own-names.queries.ts'
import type { Previewed } from './preview-conversation.task.ts'

const task = new URL('./preview-conversation.task.ts', import.meta.url)

export const previewConversation = open(operations.previewConversation, async (call, read) => {
  const { ctx, body } = call
  const { organization } = await call.authorize(read)
  const input = { conversation: body, ownNames: await ownNamesOf(read, organization) }
  const { subject, parts, masked, issues } = (await pool.run(task, input, {}, { large: true })) as Previewed
  const joined = await joinedClusters(
    ctx,
    organization.id,
    issues.map(({ features }, at) => ({ id: String(at), features })),
  )
  const clusters = await presentClusters(ctx, read, organization.id, joined.values())
  return {
    ...(subject !== undefined && { subject }),
    ...{ parts, masked: [...masked] },
    issues: issues.map(({ title, summary, evidence }, at) => {
      const cluster = clusters.get(joined.get(String(at)) ?? '')
      return {
        ...{ title, summary, evidence: [...evidence] },
        ...(cluster && { cluster: { id: cluster.id, label: cluster.label } }),
      }
    }),
  }
})
