import { expect, test } from '../fixtures.ts'

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
