import type { Request } from '@playwright/test'
import { expect, signIn, test } from '../fixtures.ts'
import { openSpace } from '../open-change.ts'

/** Maximum compressed size in bytes of the scripts needed for the first screen. */
const most = 120 * 1024

test('the scripts of the first screen are small and compressed', async ({ service }) => {
  const html = await (await fetch(`${service.url}/`)).text()
  const scripts = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, path = '']) => path)
  expect(scripts.length).toBeGreaterThan(0)
  let bytes = 0
  for (const path of scripts) {
    const answer = await fetch(`${service.url}${path}`, { headers: { 'accept-encoding': 'gzip' } })
    const sent = Number(answer.headers.get('content-length'))
    // Files that fit into one packet are not compressed.
    if (sent > 1400) expect([path, answer.headers.get('content-encoding')]).toEqual([path, 'gzip'])
    bytes += sent
  }
  expect(bytes).toBeGreaterThan(50 * 1024)
  expect(bytes).toBeLessThan(most)
})

test('a first visit to a page loads little more than the code that shows it', async ({
  page,
  api,
  service,
}) => {
  const { org, space } = await openSpace(api, 'Small', { Ports: 'It listens on port 4000.' })
  await signIn(page, service)
  const scripts: Request[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') scripts.push(request)
  })
  await page.goto(`/o/${org}/s/${space}/p`)
  await expect(page.getByText('It listens on port 4000.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Comment on this page' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const sizes = await Promise.all(scripts.map((script) => script.sizes()))
  const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
  expect(bytes).toBeGreaterThan(100 * 1024)
  // 200 KiB, and what an event may load.
  expect(bytes).toBeLessThan(205 * 1024)
})
