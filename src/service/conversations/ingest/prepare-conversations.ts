/** What is stored of conversations, computed before the transaction: nothing that is not masked is stored in clear. */
import type { NewConversation } from '../../../contract/conversations/schemas.ts'
import { bytesIn, compute } from '../../computing/compute.ts'
import { defineTask } from '../../computing/task.ts'
import { breather } from '../../computing/yield-to-requests.ts'
import type { Context } from '../../context.ts'
import type { PackedConversation } from './mask-conversations.task.ts'

const masking = defineTask(
  'text',
  new URL('./mask-conversations.task.ts', import.meta.url),
  () => import('./mask-conversations.task.ts'),
)

/** Bytes of conversations that are masked together. */
const bytesPerTask = 512 * 1024

export interface PreparedConversation extends PackedConversation {
  readonly id: string
  readonly createdAt: string | undefined
  readonly hash: string
  readonly sealed: string
}

const groupsOf = (conversations: readonly NewConversation[]): NewConversation[][] => {
  const groups: NewConversation[][] = []
  let bytes = Infinity
  for (const conversation of conversations) {
    const size = bytesIn(conversation)
    if (bytes + size > bytesPerTask) {
      groups.push([])
      bytes = 0
    }
    groups.at(-1)?.push(conversation)
    bytes += size
  }
  return groups
}

const sortedEntries = (attributes: Readonly<Record<string, string>> | undefined) =>
  Object.entries(attributes ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1))

/** Of conversations with the same id only the last one. */
export const prepareConversations = async (
  { keys }: Context,
  conversations: readonly NewConversation[],
  ownNames: readonly string[],
): Promise<PreparedConversation[]> => {
  const distinct = [...new Map(conversations.map((one) => [one.id, one])).values()]
  const prepared: PreparedConversation[] = []
  const breathe = breather()
  for (const group of groupsOf(distinct)) {
    const packed = await compute(masking, { input: { conversations: group, ownNames }, asks: {} })
    for (const [at, one] of packed.entries()) {
      const conversation = group[at]
      if (!conversation) throw new Error('A conversation was not masked.')
      const { id, subject, parts, metadata = {} } = conversation
      const { createdAt, url, attributes } = metadata
      const text = JSON.stringify({ subject, parts, metadata })
      const identity = JSON.stringify([subject, parts, url, createdAt, sortedEntries(attributes)])
      prepared.push({
        ...one,
        id,
        createdAt: createdAt === undefined ? undefined : new Date(createdAt).toISOString(),
        hash: keys.sign('conversation', identity),
        sealed: keys.seal('conversation', text),
      })
      await breathe()
    }
  }
  return prepared
}
