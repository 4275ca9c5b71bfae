/** Crawls a published corpus: every link works, and every page is valid HTML. */
import { posix } from 'node:path'
import { HtmlValidate } from 'html-validate'
import { expect, it } from 'vitest'
import { htmlRules } from '../../../testing/fixtures/html-rules.ts'
import { corpusFolder, generateCorpus, readFolder } from '../../../testing/generators/corpus.ts'
import { startTestService } from '../../../testing/fixtures/test-service.ts'
import { importFiles } from '../../../testing/fixtures/folder-transfer.ts'
import { buildSitesApp } from '../../sites-app.ts'

/** Anchors of links between files that exist in the target file neither as a heading nor as an id. */
const lackingAnchors = (files: ReadonlyMap<string, Uint8Array>): ReadonlySet<string> => {
  const texts = [...files].map(([path, bytes]) => [path, new TextDecoder().decode(bytes)] as const)
  const ids = new Map(texts.map(([path, text]) => [path, idsOf(text)]))
  const lacking = new Set<string>()
  for (const [path, text] of texts)
    for (const [, file = '', anchor = ''] of text.matchAll(
      /(?:\]\(|href=")<?([^()#\s"<>:]*)#([^)\s"<>]+)/g,
    )) {
      const target = file === '' ? path : posix.join(posix.dirname(path), file.replaceAll('%20', ' '))
      if (ids.get(target)?.has(anchor) !== true) lacking.add(anchor)
    }
  return lacking
}

/** Ids in a file: explicit ones, and those derived from headings. */
const idsOf = (text: string): ReadonlySet<string> =>
  new Set([
    ...[...text.matchAll(/\bid="([^"]+)"/g)].map(([, id = '']) => id),
    ...[...text.matchAll(/^#+ +(.+)$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replaceAll(/<[^>]*>|[^\p{L}\p{N}\s_-]/gu, '')
        .trim()
        .replaceAll(/\s+/g, '-'),
    ),
  ])

const long = process.env['RECTO_LONG'] === '1'
const seed = Number(process.env['FC_SEED'] ?? 20_261_123)

it(`a crawl of a corpus finds no broken URL (seed ${seed})`, { timeout: 300_000 }, async () => {
  const service = await startTestService('sqlite')
  const sites = buildSitesApp(service.ctx)
  try {
    const mara = await service.person('mara')
    const org = await service.organization('Halden', mara)
    const folder = corpusFolder()
    // The real one is for long runs.
    const files = folder === undefined || !long ? generateCorpus(seed, 40) : readFolder(folder.path)
    const { space } = await importFiles(service.ctx, org, mara.person, files)
    const { id, basename } = (await mara('POST', `/orgs/${org}/sites`, { title: 'Corpus', spaces: [space] }))
      .body
    await mara('POST', `/orgs/${org}/sites/${String(id)}/publish`)
    const base = `/${String(basename)}`

    const pages = new Map<string, string>()
    const anchors: (readonly [string, string])[] = []
    const broken: string[] = []
    const assets = new Set<string>()
    const printed = new Set<string>()
    const waiting = [base]
    const met = new Set(waiting)
    for (let url = waiting.pop(); url !== undefined; url = waiting.pop()) {
      const { statusCode, headers, body } = await sites.inject({ method: 'GET', url })
      if (statusCode === 307 || statusCode === 308) {
        const to = String(headers['location'])
        if (to.startsWith('/') && !met.has(to)) waiting.push(to)
        met.add(to)
        continue
      }
      if (statusCode !== 200) broken.push(`${statusCode} ${url}`)
      if (!String(headers['content-type']).startsWith('text/html')) continue
      pages.set(url, body)
      for (const [, name, raw = ''] of body.matchAll(/ (href|src)="([^"]*)"/g)) {
        const address = raw.replaceAll('&#39;', "'").replaceAll('&amp;', '&')
        const [path = '', anchor] = address.split('#', 2)
        if (path !== '' && !path.startsWith(`${base}/`) && path !== base) {
          // A URL outside of this site: only ones that readers may be sent to.
          if (!/^(https?:|mailto:|tel:|data:image\/)/.test(address)) broken.push(`${address} on ${url}`)
          continue
        }
        if (anchor !== undefined && !anchor.startsWith('@'))
          anchors.push([path === '' ? url : path, decodeURIComponent(anchor)])
        if (path === '' || met.has(path)) continue
        met.add(path)
        if (path.endsWith('.pdf')) printed.add(path)
        else if (name === 'src' || path.includes('/~') || path.endsWith('.md')) assets.add(path)
        else waiting.push(path)
      }
    }
    expect(broken).toEqual([])
    // Each PDF takes a thread for some seconds, so only a few are tested.
    const some = [...assets].filter((_url, index) => long || index % 5 === 0)
    for (const url of [...some, ...[...printed].slice(0, long ? 20 : 2)]) {
      const { statusCode } = await sites.inject({ method: 'GET', url })
      if (statusCode !== 200) broken.push(`${statusCode} ${url}`)
    }
    expect(broken).toEqual([])

    // The crawl reaches every page of the sitemap.
    const map = await sites.inject({ method: 'GET', url: `${base}/sitemap.xml` })
    const paths = [...map.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname)
    expect(paths.filter((path) => !pages.has(path))).toEqual([])
    expect(paths.length).toBeGreaterThan(20)

    const validator = new HtmlValidate(htmlRules)
    const faults = [...pages]
      .filter((_page, index) => long || index % 10 === 0)
      .flatMap(([url, html]) =>
        validator
          .validateStringSync(html)
          .results.flatMap(({ messages }) =>
            messages.map(({ ruleId, message }) => `${url} ${ruleId}: ${message}`),
          ),
      )
    expect(faults.slice(0, 10)).toEqual([])

    // The anchor exists on the target page, unless it is missing in the source files too.
    const lost = anchors.filter(([path, anchor]) => {
      const html = pages.get(path)
      return html !== undefined && anchor !== '' && !html.includes(` id="${anchor.replaceAll("'", '&#39;')}"`)
    })
    const lacking = lackingAnchors(files)
    expect(lost.filter(([, anchor]) => !lacking.has(anchor))).toEqual([])
  } finally {
    await sites.close()
    await service.close()
  }
})
