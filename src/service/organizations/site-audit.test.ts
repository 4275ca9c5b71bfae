/** What the audit log says about sites: what readers get from them, and who saw the key of their visitors. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { AuditEvent } from '../../contract/organizations/audit-schemas.ts'
import type { Client, TestService } from '../../testing/fixtures/test-service.ts'
import { startTestService } from '../../testing/fixtures/test-service.ts'
import { engines } from '../../testing/stores/test-store.ts'
import { importCommand } from '../commands/import.ts'

describe.each(engines)('the audit log of sites and imports on %s', (engine) => {
  let service: TestService
  let mara: Client
  let org: string
  beforeEach(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    org = await service.organization('Halden', mara)
  })
  afterEach(() => service.close())

  const newSite = async () => {
    const space = await service.space(org, mara)
    const site = String((await mara.done('POST', `/orgs/${org}/sites`, { spaces: [space] }))['id'])
    return { id: site, at: `/orgs/${org}/sites/${site}` }
  }
  const entries = async (action: string) =>
    (await mara.done('GET', `/orgs/${org}/audit-events?action=${action}`))['items'] as AuditEvent[]

  it('tells what changed in a structure, its conditions, the customization and the visitor schema', async () => {
    const { id, at } = await newSite()
    const { items } = (await mara.done('GET', `${at}/site-spaces`)) as { items: { id: string }[] }
    const only = items[0]?.id ?? ''
    await mara.done('PATCH', `${at}/site-spaces/${only}`, { condition: 'visitor.claims.plan == "pro"' })
    expect((await entries('site.structure-changed'))[0]).toMatchObject({
      actor: { id: mara.person },
      target: { kind: 'site', id },
      before: { items: [{ id: only, condition: null }] },
      after: { items: [{ id: only, condition: 'visitor.claims.plan == "pro"' }] },
    })
    const look = (await mara.done('GET', `${at}/customization`)) as Record<string, object>
    await mara.done('PUT', `${at}/customization`, { ...look, pdf: { enabled: false } })
    expect((await entries('site.customized'))[0]).toMatchObject({
      target: { id },
      before: { pdf: look['pdf'] },
      after: { pdf: { enabled: false } },
    })
    const draft = await mara.done('GET', `${at}/customization/draft`)
    await mara.done('PUT', `${at}/customization/draft`, {
      version: draft['version'],
      siteSpaces: { [only]: { pdf: { enabled: true } } },
    })
    const saved = await mara.done('GET', `${at}/customization/draft`)
    await mara.done('POST', `${at}/customization/draft/publish`, { version: saved['version'] })
    expect((await entries('site.customized'))[0]).toMatchObject({ after: { siteSpaces: [only] } })
    const jsonSchema = {
      type: 'object',
      properties: { plan: { type: 'string', description: 'Their plan' } },
      additionalProperties: false,
    }
    await mara.done('PUT', `${at}/adaptive-schema`, { jsonSchema })
    expect((await entries('site.adaptive-schema-changed'))[0]).toMatchObject({
      target: { id },
      before: { schema: null },
      after: { schema: jsonSchema },
    })
  })

  it('tells who got the signing key of visitors, and not who got the rest', async () => {
    const { id, at } = await newSite()
    const shown = () => entries('site.visitor-key-viewed')
    const without = await mara.done('GET', `${at}/publishing/auth?withKey=false`)
    expect(without).not.toHaveProperty('privateKey')
    expect(await shown()).toEqual([])
    const { privateKey } = await mara.done('GET', `${at}/publishing/auth`)
    expect(privateKey).toMatch(/^\S{20,}$/)
    expect(await mara.done('PATCH', `${at}/publishing/auth`, {})).toMatchObject({ privateKey })
    const found = await shown()
    expect(found).toHaveLength(2)
    expect(found[0]).toMatchObject({ actor: { id: mara.person }, target: { kind: 'site', id } })
    expect(JSON.stringify(found)).not.toContain(privateKey)
  })

  it('names nobody for an import on the command line', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'recto-import-'))
    try {
      writeFileSync(join(folder, 'README.md'), '# Welcome\n')
      if (importCommand.standsAlone === true) throw new Error('It needs an installation.')
      const { ctx } = service
      await importCommand.run({
        installation: { ctx, close: () => Promise.resolve() },
        config: ctx.config,
        variable: () => undefined,
        positionals: [folder],
        options: { org, title: 'Manual' },
        print: () => undefined,
        readSecret: () => Promise.resolve(''),
      })
    } finally {
      rmSync(folder, { recursive: true })
    }
    expect((await entries('space.created'))[0]).toMatchObject({
      actor: null,
      target: { title: 'Manual' },
      after: { via: 'command line' },
    })
  })
})
