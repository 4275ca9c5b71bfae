import { createServer } from 'node:http'
import type { IncomingMessage, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { apiOf } from '../../src/testing/fixtures/apis/api-documents.ts'
import { testApis } from '../../src/testing/fixtures/apis/api-source.ts'
import { block, document as documentOf, paragraph } from '../../src/testing/fixtures/blocks.ts'
import type { SiteService } from '../../src/testing/fixtures/site-service.ts'
import { startSiteService } from '../../src/testing/fixtures/site-service.ts'
import { faultsOf } from '../accessibility-faults.ts'

/** An API on this machine; `isOpen` lets pages of other origins read its answers. */
const startApi = async (isOpen: boolean) => {
  const asked: IncomingMessage[] = []
  const server: Server = createServer((request, response) => {
    if (isOpen) {
      response.setHeader('access-control-allow-origin', '*')
      response.setHeader('access-control-allow-headers', 'authorization, content-type, x-trace')
      response.setHeader('access-control-allow-methods', 'PUT')
      response.setHeader('access-control-expose-headers', 'x-left')
    }
    if (request.method === 'OPTIONS') return void response.writeHead(204).end()
    asked.push(request)
    response.writeHead(201, { 'content-type': 'application/json', 'x-left': '7' })
    response.end(JSON.stringify({ name: '<img src=x onerror="document.title=1">', of: request.url }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { asked, origin: `http://127.0.0.1:${port}`, close: () => server.close() }
}

const tides = (open: string, closed: string) =>
  apiOf(
    {
      '/ports/{port}/tides': {
        put: {
          summary: 'Record a tide',
          description: 'Records **one** tide. See [how](https://example.org).\n\n## Limits\n\nTen a day.',
          parameters: [
            {
              name: 'port',
              in: 'path',
              required: true,
              description: 'Its name.',
              schema: { type: 'string' },
            },
            { name: 'units', in: 'query', schema: { type: 'string', enum: ['metric', 'imperial'] } },
            { name: 'X-Trace', in: 'header', schema: { type: 'string' } },
          ],
          requestBody: {
            required: true,
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Tide' } } },
          },
          responses: {
            '201': {
              description: 'Recorded',
              content: { 'application/json': { schema: { $ref: '#/components/schemas/Tide' } } },
            },
            '404': { description: 'No such port' },
          },
        },
      },
    },
    {
      servers: [{ url: `${open}/v1` }, { url: `${closed}/v1` }],
      security: [{ token: [] }],
      components: {
        securitySchemes: { token: { type: 'http', scheme: 'bearer', description: 'Yours.' } },
        schemas: {
          Tide: {
            type: 'object',
            required: ['height'],
            properties: {
              height: { type: 'number', description: 'In metres.' },
              port: { $ref: '#/components/schemas/Port' },
            },
          },
          Port: {
            type: 'object',
            properties: { tides: { type: 'array', items: { $ref: '#/components/schemas/Tide' } } },
          },
        },
      },
    },
  )

let opened: SiteService
let address: string
let open: Awaited<ReturnType<typeof startApi>>
let closed: typeof open

test.beforeAll(async () => {
  ;[open, closed] = [await startApi(true), await startApi(false)]
  opened = await startSiteService('sqlite')
  testApis(opened.service.ctx.store).put('tides', tides(open.origin, closed.origin))
  const ref = { kind: 'openapi', spec: 'tides' }
  const space = await opened.spaceOf('Guide', {
    pages: [
      {
        id: 'tide',
        title: 'Tides',
        document: documentOf(
          paragraph('How tides are recorded.'),
          block('openapi-operation', { ref, method: 'put', path: '/ports/{port}/tides' }),
          block('openapi-schemas', { ref, schemas: 'Tide,Port' }),
        ),
      },
    ],
  })
  const { base } = await opened.siteOf('Docs', [space])
  address = `${await opened.sites.listen({ port: 0, host: '127.0.0.1' })}${base}`
})

test.afterAll(async () => {
  await opened.close()
  open.close()
  closed.close()
})

const answerIn = (page: Page) => page.getByRole('form', { name: 'Try it' }).getByRole('status')

test('a reader sends a request by keyboard, and sees what comes', async ({ page }) => {
  await page.goto(address)
  const button = page.getByRole('button', { name: 'Try it' })

  await test.step('The form is not there until somebody wants it', async () => {
    await expect(page.getByRole('form', { name: 'Try it' })).toHaveCount(0)
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('form', { name: 'Try it' })).toBeVisible()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(page.getByRole('combobox', { name: 'Server' })).toBeFocused()
    expect(await faultsOf(page)).toEqual([])
  })

  await test.step('What is missing is named, and focused', async () => {
    await page.getByRole('button', { name: 'Send request' }).press('Enter')
    await expect(page.getByRole('alert')).toHaveText('Fill in “port”.')
    await expect(page.getByRole('textbox', { name: 'port (required)' })).toBeFocused()
    expect(open.asked).toHaveLength(0)
  })

  await test.step('The request is what was entered, and nothing else', async () => {
    await page.keyboard.type("O'Brien/1")
    await page.getByLabel('token').fill('quiet')
    await page.getByRole('combobox', { name: 'units' }).selectOption('metric')
    await page.getByRole('textbox', { name: 'X-Trace' }).fill('a b')
    await page.getByRole('textbox', { name: 'Request body (required)' }).fill('{"height": 2}')
    await page.getByRole('textbox', { name: 'X-Trace' }).press('Enter')
    await expect(answerIn(page)).toContainText('Response: 201 Created')
    await expect(answerIn(page)).toContainText(/\d+ ms/)
    expect(open.asked).toHaveLength(1)
    const [asked] = open.asked
    expect(asked?.url).toBe('/v1/ports/O%27Brien%2F1/tides?units=metric')
    expect(asked?.headers).toMatchObject({ authorization: 'Bearer quiet', 'x-trace': 'a b' })
    expect(asked?.headers).not.toHaveProperty('cookie')
    expect(asked?.headers).not.toHaveProperty('referer')
  })

  await test.step('The answer is text, with its headers', async () => {
    await expect(answerIn(page)).toContainText('<img src=x onerror=')
    expect(await page.title()).toContain('Tides')
    await answerIn(page).getByText('Headers').click()
    await expect(answerIn(page)).toContainText('x-left: 7')
    expect(await faultsOf(page)).toEqual([])
  })

  await test.step('Credentials are nowhere but in their field', async () => {
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
    await page.reload()
    await button.press('Enter')
    await expect(page.getByLabel('token')).toHaveValue('')
  })
})

test('where the server lets no page read its answers, the reader is told and gets the sample', async ({
  page,
}) => {
  await page.goto(address)
  await page.getByRole('button', { name: 'Try it' }).click()
  await page.getByRole('combobox', { name: 'Server' }).selectOption(`${closed.origin}/v1`)
  await page.getByRole('textbox', { name: 'port (required)' }).fill('Moss')
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(answerIn(page)).toContainText('No response could be read')
  await expect(answerIn(page)).toContainText('(CORS)')
  await expect(answerIn(page)).toContainText('curl --request PUT')
})

test('the page can ask the servers of the specification alone', async ({ page }) => {
  const other = await startApi(true)
  await page.goto(address)
  const fetched = (url: string) =>
    page.evaluate(
      (to) =>
        fetch(to, { method: 'PUT' }).then(
          () => 'read',
          () => 'refused',
        ),
      url,
    )
  expect(await fetched(open.origin)).toBe('read')
  expect(await fetched(other.origin)).toBe('refused')
  expect(other.asked).toHaveLength(0)
  other.close()
})

test('without a script, everything but the form is there', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(address)
  for (const text of ['Record a tide', 'In metres.', 'Its name.', 'No such port', 'Bearer'])
    await expect(page.getByText(text).first()).toBeAttached()
  for (const label of ['cURL', 'JavaScript', 'Python', 'Go', 'Java'])
    await expect(page.getByText(label, { exact: true }).first()).toBeVisible()
  await context.close()
})

test('circles and models lead to their places, which open', async ({ page }) => {
  await page.goto(address)
  const response = page.locator('details.api-response')
  await response.getByText('Properties').first().click()
  await response.getByRole('link', { name: 'Tide' }).first().click()
  expect(new URL(page.url()).hash).toMatch(/tide-2$/)
  const target = page.locator(`[id="${decodeURIComponent(new URL(page.url()).hash.slice(1))}"]`)
  await expect(target.getByText('In metres.')).toBeInViewport()
  const model = page.locator('details.api-model').last()
  await model.locator('summary').first().click()
  await model.getByRole('link', { name: 'Tide' }).click()
  expect(decodeURIComponent(new URL(page.url()).hash)).toBe('#@model-Tide')
  await expect(page.locator('details.api-model').first().getByText('In metres.')).toBeVisible()
})

for (const width of [360, 1280])
  for (const colorScheme of ['light', 'dark'] as const)
    test(`it is accessible and fits, ${width} pixels wide, ${colorScheme}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.goto(address)
      await page.evaluate((theme) => {
        document.documentElement.dataset['theme'] = theme
        for (const folded of document.querySelectorAll('details')) folded.open = true
      }, colorScheme)
      expect(await faultsOf(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    })
