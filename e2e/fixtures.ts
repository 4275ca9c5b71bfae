import { expect, test as base, type Page } from '@playwright/test'
import { startService, type ServiceProcess } from '../src/testing/processes/service-process.ts'

/** The answer of the API, read as JSON. */
export type ApiAnswer = { status: number; body: unknown }

export type World = {
  /** Calls the API as the owner of the installation, to set a scene that the journey is not about. */
  api: (method: string, path: string, body?: unknown) => Promise<ApiAnswer>
}

/**
 * What every journey starts from: a service of this worker's own with an empty store but for its owner
 * (`service.admin`), and a page on it. Relative addresses in `page.goto` are the service's. A journey during which
 * the page throws, or its content policy refuses something, has failed whatever it looked like.
 */
export const test = base.extend<World, { service: ServiceProcess; scene: string }>({
  /** Files that name a scene of their own get a service of their own: for screens that show everything there is. */
  scene: ['', { option: true, scope: 'worker' }],

  service: [
    async ({ scene }, run) => {
      // Asked for so that another scene is another worker.
      void scene
      const service = await startService()
      await run(service)
      await service.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  baseURL: async ({ service }, run) => run(service.url),

  api: async ({ service }, run) => {
    await run(async (method, path, body) => {
      const answer = await fetch(`${service.url}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${service.admin.token}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      const text = await answer.text()
      return { status: answer.status, body: text === '' ? undefined : (JSON.parse(text) as unknown) }
    })
  },

  page: async ({ page }, run) => {
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    page.on('console', (message) => {
      const text = message.text()
      if (/content security policy/i.test(text)) faults.push(text)
    })
    await run(page)
    expect(faults, 'the page threw, or asked for what its content policy refuses').toEqual([])
  },
})

/**
 * Signs the owner of the installation in, and gives the id of the organization that it leads to. The form has
 * journeys of its own; here the browser gets its cookie from the API.
 */
export const signIn = async (page: Page, { admin, url }: ServiceProcess): Promise<string> => {
  const { email, password } = admin
  const answer = await page.request.post(`${url}/v1/sessions`, {
    data: { email, password },
    headers: { origin: url },
  })
  expect(answer.status()).toBe(201)
  await page.goto('/')
  await page.waitForURL(/\/o\/[^/]+$/)
  await expect(page.getByRole('heading', { level: 1, name: 'My organization' })).toBeVisible()
  return new URL(page.url()).pathname.split('/')[2] ?? ''
}

/** Calls the API and insists that it did as asked. */
export const done = async <Body>(
  api: World['api'],
  method: string,
  path: string,
  body?: unknown,
): Promise<Body> => {
  const answer = await api(method, `/v1${path}`, body)
  expect(answer.status, `${method} ${path}: ${JSON.stringify(answer.body)}`).toBeLessThan(300)
  // The shape is the operation's, which the contract's own tests hold.
  return answer.body as Body
}

export { expect }
