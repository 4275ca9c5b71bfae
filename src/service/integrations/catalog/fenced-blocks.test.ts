/** Blocks of integrations as fenced code: wherever Markdown of a space is read or written. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { unzipSync, zipSync } from 'fflate'
import type { RichTextDocument } from '../../../content/document/document.ts'
import { exportSpaceFiles } from '../../../testing/fixtures/folder-transfer.ts'
import { install, publish } from '../../../testing/fixtures/integrations.ts'
import type { SiteService } from '../../../testing/fixtures/site-service.ts'
import { startSiteService } from '../../../testing/fixtures/site-service.ts'
import type { Client } from '../../../testing/fixtures/test-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'
import { registerJobs } from '../../register-jobs.ts'

const blocks = [
  { id: 'diagram', title: 'Diagram', markdown: { codeblock: 'mermaid', body: 'content' } },
  { id: 'note', title: 'Note' },
]
const fence = '```mermaid theme="dark"\ngraph TD\n\n  A["x"] --> B %% end\n```'
const tag = '{% @elsewhere/board url="https://example.org/1"   data-size="2" %}'
const folder = {
  'README.md': '# Home\n\nStart [here](flow.md).\n',
  'SUMMARY.md': '# Table of contents\n\n* [Home](README.md)\n* [Flow](flow.md)\n',
  'flow.md': `# Flow\n\nBefore.\n\n${fence}\n\n${tag}\n\n~~~mermaid\ngraph LR\n~~~\n\nAfter.\n`,
}
/** The page as it is written anew, since content that is added to a space does not keep its source. */
const copied = `# Flow\n\nBefore.\n\n${fence}\n\n{% @elsewhere/board data-size="2" url="https://example.org/1" %}\n\n\`\`\`mermaid\ngraph LR\n\`\`\`\n\nAfter.\n`

const archive = zipSync(
  Object.fromEntries(Object.entries(folder).map(([path, text]) => [path, new TextEncoder().encode(text)])),
)

describe.each(engines)('blocks as fenced code on %s', { timeout: 60_000 }, (engine) => {
  let world: SiteService
  let mara: Client
  let org: string
  let at: string
  beforeEach(async () => {
    world = await startSiteService(engine)
    ;({ mara, org } = world)
    registerJobs(world.service.ctx)
    world.service.ctx.jobs.start()
    await publish(mara, org, {
      name: 'sketch',
      script: 'export default { fetch: () => new Response("OK") }',
      more: { blocks },
    })
    at = `/integrations/sketch/installations/${await install(mara, org, 'sketch')}`
  })
  afterEach(() => world.close())

  const finished = async (job: unknown): Promise<Readonly<Record<string, unknown>>> => {
    for (;;) {
      const { body } = await mara('GET', `/jobs/${String(job)}`)
      if (body['state'] === 'done') return body['result'] as Readonly<Record<string, unknown>>
      if (body['state'] === 'failed') throw new Error(JSON.stringify(body))
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  const imported = async (query: string) => {
    const answer = await world.service.app.inject({
      method: 'POST',
      url: `/v1/orgs/${org}/imports?${query}`,
      headers: { authorization: `Bearer ${mara.token}`, 'content-type': 'application/zip' },
      payload: Buffer.from(archive),
    })
    return finished(answer.json<{ id: string }>().id)
  }
  const exported = async (space: string) => {
    const { url } = await finished((await mara('POST', `/spaces/${space}/exports`, {})).body['id'])
    const { pathname, search } = new URL(String(url))
    const { rawPayload } = await world.sites.inject({ method: 'GET', url: pathname + search })
    return textsOf(Object.entries(unzipSync(new Uint8Array(rawPayload))))
  }
  const textsOf = (files: Iterable<readonly [string, Uint8Array]>) =>
    Object.fromEntries([...files].map(([path, bytes]) => [path, new TextDecoder().decode(bytes)]))
  const nodesAt = async (content: string) =>
    ((await mara.done('GET', `${content}/path/flow?format=document`))['document'] as RichTextDocument).nodes
  const typesAt = async (content: string) => (await nodesAt(content)).map(({ type }) => type)
  const markdownAt = async (content: string) =>
    String((await mara.done('GET', `${content}/path/flow?format=markdown`))['markdown'])

  const asBlocks = ['paragraph', 'integration', 'integration', 'integration', 'paragraph']
  const asCode = ['paragraph', 'code', 'integration', 'code', 'paragraph']

  it('are imported into a new space if the integration is installed in all spaces, and exported byte for byte', async () => {
    await mara.done('PATCH', at, { space_selection: 'all' })
    const { space } = await imported('title=Drawn')
    const content = `/spaces/${String(space)}/content`
    expect(await typesAt(content)).toEqual(asBlocks)
    expect((await nodesAt(content))[1]).toMatchObject({
      data: {
        integration: 'sketch',
        block: 'diagram',
        props: { theme: 'dark', content: 'graph TD\n\n  A["x"] --> B %% end' },
      },
    })
    expect(await exported(String(space))).toEqual(folder)
    // The command line exports the same.
    expect(textsOf(await exportSpaceFiles(world.service.ctx, String(space)))).toEqual(folder)
  })

  it('stay code in a space without the integration, byte for byte, and where it is enabled later', async () => {
    const { space } = await imported('title=Plain')
    const content = `/spaces/${String(space)}/content`
    expect(await typesAt(content)).toEqual(asCode)
    expect(await exported(String(space))).toEqual(folder)
    await mara.done('POST', `${at}/spaces`, { space })
    expect(await typesAt(content)).toEqual(asCode)
    expect(await exported(String(space))).toEqual(folder)
  })

  it('are imported into a space where the integration is enabled', async () => {
    const space = await world.service.space(org, mara)
    await mara.done('POST', `${at}/spaces`, { space })
    const { changeRequest } = await imported(`space=${space}`)
    const change = `/spaces/${space}/change-requests/${String(changeRequest)}`
    expect(await typesAt(`${change}/content`)).toEqual(asBlocks)
    await mara.done('POST', `${change}/merge`)
    expect((await exported(space))['flow.md']).toBe(copied)
    await mara.done('DELETE', `${at}/spaces/${space}`)
    const { 'flow.md': removed = '' } = await exported(space)
    expect(removed).toContain('{% @sketch/diagram content="graph LR" %}')
    // As written here, a tag reads back as the same block.
    const second = await world.service.space(org, mara)
    const document = { markdown: removed }
    const line = `/spaces/${second}/change-requests/${String(
      (await mara.done('POST', `/spaces/${second}/change-requests`, { subject: 'Again' }))['id'],
    )}`
    await mara.done('POST', `${line}/content`, { changes: [{ operation: 'insert_page', document }] })
    expect((await nodesAt(`${line}/content`)).map(({ data }) => data)).toEqual(
      (await nodesAt(`/spaces/${space}/content`)).map(({ data }) => data),
    )
  })

  it('are written and read over the API as what is enabled at that time', async () => {
    const space = await world.service.space(org, mara)
    const created = await mara.done('POST', `/spaces/${space}/change-requests`, { subject: 'Flow' })
    const change = `/spaces/${space}/change-requests/${String(created['id'])}`
    const write = (operation: object) => mara.done('POST', `${change}/content`, { changes: [operation] })
    const markdown = `Before.\n\n${fence}`
    await write({ operation: 'insert_page', title: 'Flow', document: { markdown } })
    expect(await typesAt(`${change}/content`)).toEqual(['paragraph', 'code'])
    await mara.done('POST', `${at}/spaces`, { space })
    const { id: page } = await mara.done('GET', `${change}/content/path/flow`)
    await write({ operation: 'update_page', page, document: { markdown } })
    expect(await typesAt(`${change}/content`)).toEqual(['paragraph', 'integration'])
    expect(await markdownAt(`${change}/content`)).toBe(`# Flow\n\n${markdown}\n`)
    await mara.done('DELETE', `${at}/spaces/${space}`)
    expect(await markdownAt(`${change}/content`)).toContain('{% @sketch/diagram ')
  })

  it('are in the Markdown of a published page as what is enabled at that time', async () => {
    const space = await world.service.space(org, mara)
    await mara.done('POST', `${at}/spaces`, { space })
    const { changeRequest } = await imported(`space=${space}`)
    await mara.done('POST', `/spaces/${space}/change-requests/${String(changeRequest)}/merge`)
    const site = await world.siteOf('Docs', [space])
    const read = async () => (await world.get(`${site.base}/flow.md`)).body
    expect(await read()).toContain(fence)
    await mara.done('DELETE', `${at}/spaces/${space}`)
    expect(await read()).toContain('{% @sketch/diagram ')
    await mara.done('POST', `${at}/spaces`, { space })
    expect(await read()).toContain(fence)
  })
})
