import { expect, test } from '../fixtures.ts'

/** Bytes of scripts, packed, that a browser may have to fetch before the first screen can be drawn. */
const most = 150 * 1024

test('what the first screen is drawn with is light, and comes packed', async ({ service }) => {
  const html = await (await fetch(`${service.url}/`)).text()
  const scripts = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, path = '']) => path)
  expect(scripts.length).toBeGreaterThan(0)
  let bytes = 0
  for (const path of scripts) {
    const answer = await fetch(`${service.url}${path}`, { headers: { 'accept-encoding': 'gzip' } })
    const sent = Number(answer.headers.get('content-length'))
    // A packet is sent as it is.
    if (sent > 1400) expect([path, answer.headers.get('content-encoding')]).toEqual([path, 'gzip'])
    bytes += sent
  }
  expect(bytes).toBeGreaterThan(50 * 1024)
  expect(bytes).toBeLessThan(most)
})
