/** API specifications, translations with their glossary, and conversations. */
import type { Walker } from './client-walk.ts'
import { idOf, itemsOf } from './client-walk.ts'

interface KnowledgeWalk {
  readonly organization: string
  readonly space: string
  /** Waits until no job of the organization is pending or running. */
  readonly settled: () => Promise<unknown>
}

const description = (title: string): string =>
  JSON.stringify({
    openapi: '3.1.0',
    info: { title, version: '1' },
    paths: { '/pets': { get: { responses: { '200': { description: 'All of them.' } } } } },
  })

const walkSpecs = async (call: Walker, { organization: org, space, settled }: KnowledgeWalk) => {
  await call('createOpenAPISpec', org, { slug: 'pets', source: { text: description('Pets') } })
  await settled()
  await call('createOrUpdateOpenAPISpecBySlug', org, 'pets', { source: { text: description('All pets') } })
  await settled()
  await call('listOpenAPISpecs', org)
  const spec = await call('getOpenAPISpecBySlug', org, 'pets')
  await call('updateOpenAPISpecBySlug', org, 'pets', { visibility: 'public' })
  const [version] = itemsOf(await call('listOpenAPISpecVersions', org, 'pets'))
  await call('getLatestOpenAPISpecVersion', org, 'pets')
  await call('getLatestOpenAPISpecVersionContent', org, 'pets')
  await call('getLatestOpenAPISpecVersionContentRaw', org, 'pets')
  await call('getOpenAPISpecVersionById', org, 'pets', idOf(version))
  await call('getOpenAPISpecVersionContentById', org, 'pets', idOf(version))
  await call('getComputedRevision', space, {
    source: {
      type: 'builtin:openapi',
      dependencies: { spec: { ref: { kind: 'openapi', spec: idOf(spec) } } },
    },
  })
  await call('deleteOpenAPISpecBySlug', org, 'pets')
}

const walkTranslations = async (call: Walker, { organization: org, space, settled }: KnowledgeWalk) => {
  await call('updateGlossaryEntries', org, {
    operations: [{ type: 'insert', translations: { en: 'space', de: 'Bereich' } }],
  })
  const [entry] = itemsOf(await call('listGlossaryEntries', org))
  await call('getGlossaryEntry', org, idOf(entry))
  const translation = idOf(
    await call('createTranslation', org, {
      ...{ source: { space, language: 'en' }, language: 'de', engine: 'pseudo', autoRun: false },
    }),
  )
  await call('listTranslations', org)
  await call('updateTranslation', org, translation, { autoRun: false })
  await call('runTranslation', org, translation)
  await settled()
  await call('getTranslation', org, translation)
  await call('deleteTranslation', org, translation)
}

const conversation = (at: number) => ({
  id: `c${at}`,
  parts: [{ type: 'message', role: 'user', body: `How do I export the invoices of month ${at} as CSV?` }],
})

const walkConversations = async (call: Walker, { organization: org, settled }: KnowledgeWalk) => {
  await call(
    'ingestConversation',
    org,
    Array.from({ length: 6 }, (_, at) => conversation(at)),
  )
  await settled()
  const [found] = itemsOf(await call('listConversations', org))
  await call('getConversationById', org, idOf(found))
  const [issue] = itemsOf(await call('listConversationsIssues', org))
  await call('getConversationIssueById', org, idOf(issue?.['issue'] as Parameters<typeof idOf>[0]))
  const [cluster] = itemsOf(await call('listConversationsIssuesClusters', org))
  await call('getConversationsIssuesCluster', org, idOf(cluster))
}

export const walkKnowledge = async (call: Walker, walk: KnowledgeWalk): Promise<void> => {
  await walkSpecs(call, walk)
  await walkTranslations(call, walk)
  await walkConversations(call, walk)
}
