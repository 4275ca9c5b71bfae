/** PDFs through the API: asked for, made in the background, fetched from the sites' origin, and read. */
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { corpusFolder, generateCorpus, readFolder } from '../../../testing/generators/corpus.ts'
import { emptyDocument } from '../../../content/document/document.ts'
import { putContent } from '../../../testing/fixtures/space-content.ts'
import { readPdf } from '../../../testing/fixtures/read-pdf.ts'
import type { Client, TestService } from '../../../testing/fixtures/test-service.ts'
import { startTestService } from '../../../testing/fixtures/test-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'
import { importFiles } from '../../../testing/fixtures/folder-transfer.ts'
import { registerJobs } from '../../register-jobs.ts'
import { buildSitesApp } from '../../sites-app.ts'
import { mostPdfPages } from './pdf-job.ts'

describe.each(engines)('PDF on %s', { timeout: 60_000 }, (engine) => {
  let service: TestService
  let sites: FastifyInstance
  let mara: Client
  let org: string
  beforeEach(async () => {
    service = await startTestService(engine)
    registerJobs(service.ctx)
    service.ctx.jobs.start()
    sites = buildSitesApp(service.ctx)
    mara = await service.person('mara')
    org = await service.organization('Halden', mara)
  })
  afterEach(async () => {
    await sites.close()
    await service.close()
  })

  const ask = async (by: Client, path: string): Promise<string> => {
    const { status, body } = await by('GET', path)
    expect([status, body.error?.message]).toEqual([200, undefined])
    return String(body['url'])
  }
  const get = (url: string) => {
    const { pathname, search } = new URL(url)
    return sites.inject({ method: 'GET', url: pathname + search })
  }
  const fetchPdf = async (url: string) => {
    for (;;) {
      const answer = await get(url)
      if (answer.statusCode !== 202) {
        expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
        return { ...readPdf(answer.rawPayload), answer }
      }
      expect(answer.headers['retry-after']).toBe('2')
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  // One white pixel.
  const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII='
  const makeSpace = async () => {
    const { body } = await mara('POST', `/orgs/${org}/spaces`, { title: 'Guide', editMode: 'live' })
    const space = String(body['id'])
    const { status } = await mara('POST', `/spaces/${space}/content`, {
      changes: [
        { operation: 'insert_files', files: [{ name: 'a.png', base64: png }] },
        { operation: 'set_variables', variables: { product: 'Recto' } },
        {
          operation: 'insert_page',
          ref: 'start',
          title: 'Start here',
          description: 'What to know first',
          document: {
            markdown: [
              '## Привет, κόσμε',
              '',
              'Plain, **strong** and `code` → next; 漢字 𝄞 too.',
              '',
              '{% hint style="warning" %}',
              'Mind the gap.',
              '{% endhint %}',
              '',
              '| One | Two |',
              '| --- | --- |',
              '| cell a | cell b |',
              '',
              '```js',
              'if (x) {',
              '    y()',
              '}',
              '```',
              '',
              '1. first',
              '2. second',
              '',
              '[outside](https://example.org/there) [other](/other)',
              '',
            ].join('\n'),
          },
        },
        { operation: 'insert_page', title: 'Below', into: 'start', document: { markdown: 'Deep words.' } },
        { operation: 'insert_page', title: 'Other', slug: 'other', document: { markdown: 'Elsewhere.' } },
        { operation: 'insert_page', title: 'Unseen', hidden: true, document: { markdown: 'Not for paper.' } },
      ],
    })
    expect(status).toBe(200)
    const pages = (await mara('GET', `/spaces/${space}/content/pages`)).body['pages'] as { id: string }[]
    return { space, pages: pages.map(({ id }) => id) }
  }

  it('contains the text, headings, links and images of a space, and an outline', async () => {
    const { space, pages } = await makeSpace()
    const [file] = (await mara('GET', `/spaces/${space}/content/files`)).body['items'] as { id: string }[]
    const image = {
      object: 'block',
      type: 'image',
      data: { ref: { kind: 'file', file: file?.id }, alt: 'Dot' },
    }
    const textNode = { object: 'text', leaves: [{ object: 'leaf', text: 'Made by ', marks: [] }] }
    const variable = { object: 'inline', type: 'expression', data: { expression: 'space.vars.product' } }
    const drawn = await mara('POST', `/spaces/${space}/content`, {
      changes: [
        {
          operation: 'update_page',
          page: pages[1],
          document: {
            document: {
              object: 'document',
              data: {},
              nodes: [
                { object: 'block', type: 'images', data: {}, nodes: [image] },
                { object: 'block', type: 'paragraph', data: {}, nodes: [textNode, variable] },
              ],
            },
          },
        },
      ],
    })
    expect(drawn.status).toBe(200)
    const url = await ask(mara, `/spaces/${space}/pdf`)
    expect(url).toContain(service.ctx.config.sitesUrl)
    const pdf = await fetchPdf(url)
    for (const some of [
      'Guide',
      'Start here',
      'What to know first',
      'Привет, κόσμε',
      'strong',
      'Mind the gap.',
      'cell b',
      'if (x) {',
      '    y()',
      'second',
      'Deep words.',
      'Made by Recto',
      'U+1D11E',
    ])
      expect(pdf.words.replaceAll('\n', '')).toContain(some)
    expect(pdf.words).toContain('-> next; 漢字 ? too.')
    expect(pdf.words).not.toContain('Not for paper.')
    expect(pdf.outline).toEqual(expect.arrayContaining(['Start here', 'Привет, κόσμε', 'Below', 'Other']))
    expect(pdf.pages).toBe(4)
    expect(pdf.source).toContain('https://example.org/there')
    expect(pdf.source).toContain(`page-${pages[1] ?? ''}`)
    expect(pdf.source).toContain('/Subtype /Image')
    expect(pdf.source.match(/space\.invalid/)).toBeNull()
    expect(pdf.answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-disposition': "inline; filename*=UTF-8''Guide.pdf",
    })
  })

  it('starts at a page, or contains only that page', async () => {
    const { space, pages } = await makeSpace()
    const [start, other, unseen] = pages
    const from = await fetchPdf(await ask(mara, `/spaces/${space}/pdf?page=${start ?? ''}`))
    expect(from.outline).toEqual(expect.arrayContaining(['Start here', 'Below']))
    expect(from.words).not.toContain('Elsewhere.')
    const only = await fetchPdf(await ask(mara, `/spaces/${space}/pdf?page=${start ?? ''}&only=true`))
    expect(only.words).toContain('Mind the gap.')
    expect(only.words).not.toContain('Deep words.')
    expect(only.answer.headers['content-disposition']).toContain('Start%20here.pdf')
    const hidden = await fetchPdf(await ask(mara, `/spaces/${space}/pdf?page=${unseen ?? ''}&only=true`))
    expect(hidden.words).toContain('Not for paper.')
    expect((await mara('GET', `/spaces/${space}/pdf?page=p_none`)).status).toBe(404)
    expect(other).toBeDefined()
  })

  it('contains the content of a change request', async () => {
    const { space, pages } = await makeSpace()
    await mara('POST', `/spaces/${space}/change-requests`, { subject: 'S' })
    const base = `/spaces/${space}/change-requests/1`
    const update = { operation: 'update_page', page: pages[1], document: { markdown: 'Proposed words.' } }
    expect((await mara('POST', `${base}/content`, { changes: [update] })).status).toBe(200)
    const proposed = await fetchPdf(await ask(mara, `${base}/pdf`))
    expect(proposed.words).toContain('Proposed words.')
    expect(proposed.words).toContain('change request #1')
    expect((await fetchPdf(await ask(mara, `/spaces/${space}/pdf`))).words).not.toContain('Proposed words.')
    // The changed page with its difference and the record, and nothing of other pages.
    expect(proposed.words).toContain('Elsewhere.')
    expect(proposed.words).toContain('Timeline')
    expect(proposed.words).toContain('made 1 edit to 1 page: Other.')
    expect(proposed.words).not.toContain('Mind the gap.')
    const whole = await fetchPdf(await ask(mara, `${base}/pdf?content=space`))
    expect(whole.words).toContain('Mind the gap.')
    expect(whole.words).not.toContain('Timeline')
    // What happens afterwards makes another document.
    expect((await mara('PATCH', base, { subject: 'Better words' })).status).toBe(200)
    const later = await fetchPdf(await ask(mara, `${base}/pdf`))
    expect(later.words).toContain('changed the subject from “S” to “Better words”.')
    const only = await fetchPdf(await ask(mara, `${base}/pdf?page=${pages[1] ?? ''}`))
    expect(only.words).not.toContain('Mind the gap.')
    expect((await mara('GET', `/spaces/${space}/change-requests/9/pdf`)).status).toBe(404)
  })

  it('has a signed URL that is valid for an hour, and is built once', async () => {
    const { space } = await makeSpace()
    const url = await ask(mara, `/spaces/${space}/pdf`)
    expect(new URL(await ask(mara, `/spaces/${space}/pdf`)).pathname).toBe(new URL(url).pathname)
    await fetchPdf(url)
    const reader = await service.person('reader')
    await service.member(org, reader, 'read')
    const readers = await ask(reader, `/spaces/${space}/pdf`)
    expect(new URL(readers).pathname).not.toBe(new URL(url).pathname)
    await fetchPdf(readers)
    const stranger = await service.person('stranger')
    expect((await stranger('GET', `/spaces/${space}/pdf`)).status).toBe(404)
    for (const wrong of [
      url.replace(/expires=\d/, 'expires=9'),
      url.replace(/signature=(.)/, (_, first) => `signature=${first === '_' ? '-' : '_'}`),
      url.replace(/\?.*/, ''),
      url.replace(/\/pdf\/j/, '/pdf/jx'),
    ])
      expect((await get(wrong)).statusCode).toBe(404)
    service.later(3000)
    expect((await get(url)).statusCode).toBe(200)
    service.later(610)
    expect((await get(url)).statusCode).toBe(404)
    const again = await ask(mara, `/spaces/${space}/pdf`)
    expect(new URL(again).pathname).not.toBe(new URL(url).pathname)
    await fetchPdf(again)
  })

  it('has the title and the language that the space has now', async () => {
    const { space } = await makeSpace()
    const url = await ask(mara, `/spaces/${space}/pdf`)
    expect((await fetchPdf(url)).answer.headers['content-disposition']).toContain('Guide.pdf')
    await mara.done('PATCH', `/spaces/${space}`, { title: 'Handbook' })
    const renamed = await fetchPdf(await ask(mara, `/spaces/${space}/pdf`))
    expect(renamed.answer.headers['content-disposition']).toContain('Handbook.pdf')
    await mara.done('PATCH', `/spaces/${space}`, { title: 'Guide' })
    expect(new URL(await ask(mara, `/spaces/${space}/pdf`)).pathname).toBe(new URL(url).pathname)
    await mara.done('PATCH', `/spaces/${space}`, { language: 'de' })
    expect(new URL(await ask(mara, `/spaces/${space}/pdf`)).pathname).not.toBe(new URL(url).pathname)
  })

  it('fails with a helpful message for too many pages, once', async () => {
    const { space } = await makeSpace()
    const pages = Array.from({ length: mostPdfPages + 1 }, (_, at) => ({
      id: `p${at}`,
      document: emptyDocument,
    }))
    await putContent(service.ctx, space, mara.person, { pages })
    const url = await ask(mara, `/spaces/${space}/pdf`)
    let answer = await get(url)
    while (answer.statusCode === 202) {
      await new Promise((resolve) => setTimeout(resolve, 50))
      answer = await get(url)
    }
    expect(answer.statusCode).toBe(500)
    expect(answer.payload).toContain('Export a single page with its subpages instead')

    const reader = await service.person('reader')
    await service.member(org, reader, 'read')
    for (const by of [mara, reader]) {
      const again = await ask(by, `/spaces/${space}/pdf`)
      expect(new URL(again).pathname).toBe(new URL(url).pathname)
      expect((await get(again)).payload).toBe(answer.payload)
    }
    const change = { operation: 'insert_page', title: 'Another', document: { markdown: 'Words.' } }
    await mara.done('POST', `/spaces/${space}/content`, { changes: [change] })
    const changed = await ask(mara, `/spaces/${space}/pdf`)
    expect(new URL(changed).pathname).not.toBe(new URL(url).pathname)
  })

  it('fails if the requester lost access to the space', async () => {
    const { space } = await makeSpace()
    await service.ctx.jobs.stop()
    const reader = await service.person('reader')
    await service.member(org, reader, 'read')
    const url = await ask(reader, `/spaces/${space}/pdf`)
    expect((await get(url)).statusCode).toBe(202)
    await mara('PATCH', `/spaces/${space}`, { defaultLevel: null })
    service.ctx.jobs.start()
    let answer = await get(url)
    while (answer.statusCode === 202) {
      await new Promise((resolve) => setTimeout(resolve, 20))
      answer = await get(url)
    }
    expect([answer.statusCode, answer.body]).toEqual([500, expect.stringContaining('lost access to it')])
  })

  // The whole corpus takes a minute of a processor; one page of it says whether its blocks are drawn.
  const long = process.env['RECTO_LONG'] === '1'
  it(`sets ${long ? 'all' : 'a page'} of real documentation`, async () => {
    const corpus = corpusFolder()
    const files = corpus ? readFolder(corpus.path) : generateCorpus(7, 60)
    const { space } = await importFiles(service.ctx, org, mara.person, files)
    const { body } = await mara('GET', `/spaces/${space}/content/pages`)
    const [first] = body['pages'] as { id: string; title: string }[]
    const url = await ask(mara, `/spaces/${space}/pdf${long ? '' : `?page=${first?.id ?? ''}&only=true`}`)
    const pdf = await fetchPdf(url)
    expect(pdf.outline).toContain(first?.title)
    const job = await service.ctx.store.read
      .selectFrom('jobs')
      .select('result')
      .where('kind', '=', 'pdf')
      .executeTakeFirstOrThrow()
    expect(JSON.parse(job.result ?? '')).toMatchObject({ withoutPictures: false })
  }, 300_000)
})
