/** A service with its published sites, an organization and its owner: where tests of sites begin. */
import type { FastifyInstance } from 'fastify'
import { buildSitesApp } from '../service/sites-app.ts'
import type { Engine } from '../service/storage/store.ts'
import type { Content } from './content.ts'
import { putContent } from './content.ts'
import type { Answer, Client, TestService } from './service.ts'
import { startTestService } from './service.ts'

/** A site: where it is published, and where the API has it. */
export interface TestSite {
  readonly id: string
  readonly base: string
  readonly at: string
}

export interface SiteService {
  readonly service: TestService
  /** The origin of published sites. */
  readonly sites: FastifyInstance
  /** Who owns the organization. */
  readonly mara: Client
  readonly org: string
  spaceOf(title: string, content: Content): Promise<string>
  /** A published site of these spaces. */
  siteOf(title: string, spaces: readonly string[], more?: object): Promise<TestSite>
  /** Reads an address of published sites. */
  get(
    url: string,
    headers?: Record<string, string>,
  ): Promise<Pick<Answer, 'status' | 'headers'> & { readonly body: string }>
  close(): Promise<void>
}

export const startSiteService = async (
  engine: Engine,
  environment: Record<string, string> = {},
): Promise<SiteService> => {
  const service = await startTestService(engine, environment)
  const sites = buildSitesApp(service.around)
  const mara = await service.person('mara')
  const org = await service.organization('Halden', mara)
  return {
    ...{ service, sites, mara, org },
    async spaceOf(title, content) {
      const space = await service.space(org, mara, { title })
      await putContent(service.around, space, mara.person, content)
      return space
    },
    async siteOf(title, spaces, more) {
      const made = await mara.done('POST', `/orgs/${org}/sites`, { title, spaces, ...more })
      const at = `/orgs/${org}/sites/${String(made['id'])}`
      await mara.done('POST', `${at}/publish`)
      return { id: String(made['id']), base: `/${String(made['basename'])}`, at }
    },
    async get(url, headers = {}) {
      const answer = await sites.inject({ method: 'GET', url, headers })
      return { status: answer.statusCode, headers: answer.headers, body: answer.body }
    },
    async close() {
      await sites.close()
      await service.close()
    },
  }
}
