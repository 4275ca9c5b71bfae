/** An integration that is removed from a space or site and installed there again: nothing of before is shown. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { scriptOf } from '../../../testing/fixtures/integration-script.ts'
import { install, publish } from '../../../testing/fixtures/integrations.ts'
import type { Client, TestService } from '../../../testing/fixtures/test-service.ts'
import { startTestService } from '../../../testing/fixtures/test-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'

const script = scriptOf(`
  const { label = '' } = (environment.spaceInstallation ?? environment.siteInstallation)?.configuration ?? {}
  const headers = { 'cache-control': 'max-age=604800' }
  if (event.type === 'fetch_published_script') return new Response('console.log("' + label + '")', { headers })
  if (event.type !== 'ui_render') return new Response('', { status: 406 })
  const element = { type: 'block', children: [{ type: 'text', children: ['Label ' + label] }] }
  return Response.json({ element }, { headers })`)

describe.each(engines)('an integration that is installed again on %s', (engine) => {
  let service: TestService
  let mara: Client
  let org: string
  let site: string
  let path: string
  beforeAll(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    org = await service.organization('Halden', mara)
    const space = await service.space(org, mara)
    site = String((await mara.done('POST', `/orgs/${org}/sites`, { title: 'Docs', spaces: [space] }))['id'])
    await publish(mara, org, {
      ...{ name: 'label', script, scopes: ['site:script:inject'] },
      more: { blocks: [{ id: 'label', title: 'Label' }] },
    })
    path = `/integrations/label/installations/${await install(mara, org, 'label')}`
  })
  afterAll(() => service.close())

  it('has another address of its script on the site, since browsers keep the former one', async () => {
    const addresses = async () =>
      (await mara.done('GET', `/orgs/${org}/sites/${site}/integration-scripts`)) as unknown as {
        script: string
      }[]
    const change = async (label: string): Promise<string> => {
      await mara.done('PATCH', `${path}/sites/${site}`, { configuration: { label } })
      const [one] = await addresses()
      const { pathname, search } = new URL(one?.script ?? '')
      const answer = await service.integrationsApp.inject({ method: 'GET', url: `${pathname}${search}` })
      expect(answer.body).toBe(`console.log("${label}")`)
      return `${pathname}${search}`
    }
    const configured = async (label: string): Promise<string> => {
      await mara.done('POST', `${path}/sites`, { siteId: site })
      return change(label)
    }
    const former = [await configured('before')]
    for (const label of ['second', 'third']) former.push(await change(label))
    await mara.done('DELETE', `${path}/sites/${site}`)
    for (const next of [await configured('after'), await change('later'), await change('last')])
      expect(former).not.toContain(next)
  })

  it('draws its blocks in the space anew', async () => {
    const space = await service.space(org, mara)
    const drawn = async (label: string): Promise<string> => {
      await mara.done('POST', `${path}/spaces`, { space })
      await mara.done('PATCH', `${path}/spaces/${space}`, { configuration: { label } })
      const context = { type: 'document', theme: 'light', spaceId: space, editable: false }
      return JSON.stringify(
        await mara.done('POST', '/integrations/label/render', { componentId: 'label', props: {}, context }),
      )
    }
    expect(await drawn('before')).toContain('Label before')
    await mara.done('DELETE', `${path}/spaces/${space}`)
    expect(await drawn('after')).toContain('Label after')
    // It leaves the organization, comes back, and is installed once more.
    const other = await service.organization('Moss', mara)
    await mara.done('POST', `/spaces/${space}/transfer`, { organization: other })
    await mara.done('POST', `/spaces/${space}/transfer`, { organization: org })
    expect(await drawn('last')).toContain('Label last')
  })
})
