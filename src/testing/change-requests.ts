/** What tests of change requests begin with: a space with two pages, and somebody who may write in it. */
import { paragraphs, putContent } from './content.ts'
import type { Client } from './service.ts'
import { startTestService } from './service.ts'
import type { Engine } from '../service/storage/store.ts'

export type Json = Readonly<Record<string, unknown>>

/** A space of mara's with the pages welcome and setup; noor edits. */
export const openChangeRequests = async (engine: Engine) => {
  const service = await startTestService(engine)
  const mara = await service.person('mara')
  const noor = await service.person('noor')
  const org = await service.organization('Halden', mara)
  await service.member(org, noor, 'edit')
  const space = await service.space(org, mara)
  await putContent(service.around, space, mara.person, {
    pages: [
      { id: 'welcome', title: 'Welcome', document: paragraphs('First.', 'Second.', 'Third.') },
      { id: 'setup', title: 'Set up', document: paragraphs('Place it.') },
    ],
  })

  const begin = async (by: Client, subject: string): Promise<string> =>
    `/spaces/${space}/change-requests/${String((await by('POST', `/spaces/${space}/change-requests`, { subject })).body['id'])}`
  const write = (by: Client, at: string, ...changes: readonly Json[]) =>
    by('POST', `${at}/content?compat=false`, { changes })
  const rewrite = (by: Client, at: string, page: string, ...texts: readonly string[]) =>
    write(by, at, { operation: 'update_page', page, document: { document: paragraphs(...texts) } })
  const markdown = async (at: string, page = 'welcome') =>
    String((await mara('GET', `${at}/content/page/${page}?format=markdown`)).body['markdown'])
  const counts = async () => {
    const { body } = await mara('GET', `/spaces/${space}`)
    return [body['changeRequests'], body['changeRequestsDraft'], body['changeRequestsOpen']]
  }
  return { service, mara, noor, org, space, begin, write, rewrite, markdown, counts }
}
export type ChangeRequestGround = Awaited<ReturnType<typeof openChangeRequests>>
