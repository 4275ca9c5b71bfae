/** Links from spaces to addresses outside of them. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { putContent } from '../../../testing/fixtures/space-content.ts'
import type { Client, TestService } from '../../../testing/fixtures/test-service.ts'
import { startTestService } from '../../../testing/fixtures/test-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'
import type { RichTextDocument } from '../../../content/document/document.ts'
import { linksToAddresses } from './external-links.ts'
import { followLinks } from './incoming-links.ts'

const linkTo = (url: string): RichTextDocument['nodes'][number] => ({
  object: 'block',
  type: 'paragraph',
  data: {},
  nodes: [
    {
      object: 'inline',
      type: 'link',
      data: { ref: { kind: 'url', url } },
      nodes: [{ object: 'text', leaves: [{ object: 'leaf', text: 'there', marks: [] }] }],
    },
  ],
})

describe.each(engines)('links to addresses on %s', (engine) => {
  let service: TestService
  let mara: Client
  let org: string
  beforeEach(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    org = await service.organization('Halden', mara)
  })
  afterEach(() => service.close())

  const spaceWith = async (...urls: readonly string[]) => {
    const space = await service.space(org, mara)
    const document: RichTextDocument = { object: 'document', data: {}, nodes: urls.map(linkTo) }
    await putContent(service.ctx, space, mara.person, { pages: [{ id: 'p', document }] })
    return space
  }
  const address = 'https://docs.example.org/50%_off'
  const count = async (spaces: readonly string[]) => {
    await followLinks(service.ctx, org)
    return linksToAddresses(service.ctx, spaces, [address], (url) => url.startsWith(address))
  }

  it('counts each of the head, and only those', async () => {
    const both = await spaceWith(address, `${address}/a`, 'https://docs.example.org/50_off')
    const other = await spaceWith('https://docs.example.org/500_off')
    expect(await count([both, other])).toEqual(new Map([[both, 2]]))
    await putContent(service.ctx, both, mara.person, { pages: [] })
    expect(await count([both, other])).toEqual(new Map())
  })

  it('leaves out a space that is deleted for good meanwhile', async () => {
    const kept = await spaceWith(address)
    await followLinks(service.ctx, org)
    // What is left when a space is deleted after it was found.
    const links = JSON.stringify({
      links: [{ reference: { kind: 'url', url: address } }],
      words: 1,
      silentPictures: [],
    })
    await service.ctx.store.write((db) =>
      db
        .withTables<{ readonly document_links: { space: string; document: string; links: string } }>()
        .insertInto('document_links')
        .values({ space: 'gone', document: 'd1', links })
        .execute(),
    )
    expect(await count(['gone', kept])).toEqual(new Map([[kept, 1]]))
  })
})
