/** The feed of a page's updates. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { plainText } from '../../../../content/document/document.ts'
import { block, document, paragraph } from '../../../../testing/fixtures/blocks.ts'
import type { SiteService } from '../../../../testing/fixtures/site-service.ts'
import { startSiteService } from '../../../../testing/fixtures/site-service.ts'
import { paragraphs, type Content } from '../../../../testing/fixtures/space-content.ts'
import { engines } from '../../../../testing/stores/test-store.ts'

const content: Content = {
  pages: [
    { id: 'intro', title: 'Introduction', document: paragraphs('Welcome.') },
    {
      id: 'changes',
      title: 'What’s new & next',
      description: 'Every release',
      document: document(
        block('updates', { format: 'full' }, [
          block('update', { date: '2026-02-03', tags: 'api, fix' }, [
            block('heading-2', {}, [plainText('Faster <search>')]),
            paragraph('Twice & more.'),
            paragraph('Really.'),
          ]),
          block('update', { date: '2026-01-02' }, [paragraph('The first ]]> release.'), paragraph('b')]),
          block('update', { date: 'soon' }, [paragraph('Later.')]),
        ]),
      ),
    },
  ],
}

describe.each(engines)('the feed of a page on %s', (engine) => {
  let opened: SiteService
  let base: string
  beforeEach(async () => {
    opened = await startSiteService(engine)
    ;({ base } = await opened.siteOf('Docs', [await opened.spaceOf('Guide', content)]))
  })
  afterEach(() => opened.close())

  it('lists its updates with title, link, day, tags and text', async () => {
    const address = `${opened.service.ctx.config.sitesUrl}${base}/changes`
    const feed = await opened.get(`${base}/changes/rss.xml`)
    expect([feed.status, feed.headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8'])
    expect(feed.body).toContain('<title>What’s new &amp; next | Docs</title>')
    expect(feed.body).toContain(`<link>${address}</link><description>Every release</description>`)
    expect(feed.body).toContain(`<atom:link href="${address}/rss.xml" rel="self"`)
    const items = [...feed.body.matchAll(/<item>([^]*?)<\/item>/g)].map(([, item]) => item)
    expect(items).toEqual([
      `<title>Faster &lt;search&gt;</title><link>${address}#faster-search</link>` +
        `<guid isPermaLink="false">${address}#faster-search 2026-02-03</guid>` +
        '<pubDate>Tue, 03 Feb 2026 00:00:00 GMT</pubDate><category>api</category><category>fix</category>' +
        '<description>Twice &amp; more.\nReally.</description>',
      `<title>The first ]]&gt; release.</title><link>${address}</link>` +
        `<guid isPermaLink="false">${address} 2026-01-02 The first ]]&gt; release.</guid>` +
        '<pubDate>Fri, 02 Jan 2026 00:00:00 GMT</pubDate><description>The first ]]&gt; release.\nb</description>',
      `<title>Later.</title><link>${address}</link><guid isPermaLink="false">${address} Later.</guid>` +
        '<description>Later.</description>',
    ])
  })

  it('is linked from pages with updates, and exists for no other', async () => {
    const page = await opened.get(`${base}/changes`)
    expect(page.body).toContain(
      `type="application/rss+xml" title="What’s new &amp; next" href="${base}/changes/rss.xml"`,
    )
    expect(page.body).toContain('>RSS</a>')
    expect((await opened.get(`${base}/intro/rss.xml`)).status).toBe(404)
    expect((await opened.get(`${base}/nowhere/rss.xml`)).status).toBe(404)
    expect((await opened.get(base)).body).not.toContain('rss.xml')
  })
})
