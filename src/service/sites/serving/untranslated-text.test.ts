/** What is not translated yet on a translated page carries the language of its source. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { SiteService, TestSite } from '../../../testing/fixtures/site-service.ts'
import { startSiteService } from '../../../testing/fixtures/site-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'
import { translationJob } from '../../translations/run/queue-run.ts'
import { runTranslationJob } from '../../translations/run/run-translation.ts'

const text = `First paragraph.

## A heading

{% tabs %}
{% tab title="Windows" %}
In the tab.
{% endtab %}
{% endtabs %}

<details>

<summary>More about it</summary>

Folded words.

</details>

| Name | Meaning |
| --- | --- |
| Engine | What translates |
`

describe.each(engines)('untranslated text on %s', (engine) => {
  let opened: SiteService
  let source: string
  let page: string
  let at: string
  let translated: TestSite
  beforeEach(async () => {
    opened = await startSiteService(engine)
    const { service, mara, org } = opened
    service.ctx.jobs.handle(translationJob, runTranslationJob(service.ctx))
    service.ctx.jobs.start()
    source = await service.space(org, mara, { title: 'Guide', editMode: 'live' })
    page = await insertPage({ title: 'Start', description: 'How to begin.', document: { markdown: text } })
    const made = await mara.done('POST', `/orgs/${org}/translations`, {
      ...{ source: { space: source, language: 'pt-br' }, language: 'de', engine: 'memory', autoRun: false },
    })
    at = `/orgs/${org}/translations/${String(made['id'])}`
    await run()
    const { result } = await mara.done('GET', at)
    translated = await opened.siteOf('Docs', [(result as { space: string }).space])
  })
  afterEach(() => opened.close())

  const insertPage = async (more: object): Promise<string> => {
    const { changes } = await opened.mara.done('POST', `/spaces/${source}/content`, {
      changes: [{ operation: 'insert_page', ...more }],
    })
    return (changes as { page: { id: string } }[])[0]?.page.id ?? ''
  }
  const run = async (): Promise<void> => {
    await opened.mara.done('POST', `${at}/run`)
    await expect
      .poll(async () => (await opened.mara.done('GET', at))['status'], { timeout: 20_000, interval: 50 })
      .toBe('completed')
  }
  const translate = async (words: string, target: string): Promise<void> => {
    const { items } = await opened.mara.done('GET', `${at}/units?search=${encodeURIComponent(words)}`)
    const [unit] = items as { id: string }[]
    await opened.mara.done('PUT', `${at}/units/${unit?.id ?? ''}`, { target, ifTarget: null })
  }
  const article = async (): Promise<string> => {
    const { status, body } = await opened.get(translated.base)
    expect(status).toBe(200)
    return /<article>.*<\/article>/s.exec(body)?.[0] ?? ''
  }

  it('names the language of each text that is not translated', async () => {
    const before = await article()
    expect(before).toMatch(/<h1 dir="auto" lang="pt-BR">Start</)
    expect(before).toMatch(/<p class="lead" dir="auto" lang="pt-BR">How to begin/)
    for (const words of ['First paragraph.', 'A heading', 'In the tab.', 'Windows', 'More about it'])
      expect(before).toMatch(new RegExp(`<[a-z0-9]+[^>]* lang="pt-BR"[^>]*>${words}`))
    for (const words of ['Folded words.', 'Meaning', 'What translates'])
      expect(before).toMatch(new RegExp(`<[a-z0-9]+[^>]* lang="pt-BR"[^>]*>${words}`))

    await translate('First paragraph', 'Erster Absatz.')
    await translate('What translates', 'Was übersetzt')
    await translate('Start', 'Anfang')
    const after = await article()
    expect(after).toMatch(/<h1 dir="auto">Anfang</)
    expect(after).toMatch(/<p dir="auto">Erster Absatz\.</)
    expect(after).toMatch(/<p[^>]*>Was übersetzt</)
    expect(after).not.toMatch(/lang="pt-BR"[^>]*>(Was|Erster|Anfang)/)
    expect(after).toMatch(/<h2 [^>]*lang="pt-BR"[^>]*>A heading/)
  })

  it('believes the text, not the row: what was edited since is not of the source', async () => {
    const { space } = (await opened.mara.done('GET', at))['result'] as { space: string }
    await opened.mara.done('PATCH', `/spaces/${space}`, { editMode: 'live' })
    const markdown = `# Start\n\n${text.replace('First paragraph.', 'Erster Absatz.')}`
    await opened.mara.done('POST', `/spaces/${space}/content`, {
      changes: [{ operation: 'update_page', page, document: { markdown } }],
    })
    const body = await article()
    expect(body).toMatch(/<p dir="auto">Erster Absatz\.</)
    expect(body).toMatch(/lang="pt-BR"[^>]*>In the tab\./)
  })

  it('tells apart what a change request has translated and main has not', async () => {
    await opened.mara.done('PUT', at, { delivery: 'change-request', engine: 'pseudo' })
    await run()
    expect((await opened.mara.done('GET', at))['units']).toMatchObject({ missing: 0 })
    expect(await article()).toMatch(/<p [^>]*lang="pt-BR"[^>]*>First paragraph\./)
  })

  it('leaves pages of other spaces alone', async () => {
    const other = await opened.siteOf('Source', [source])
    const { body } = await opened.get(other.base)
    expect(body).toContain('First paragraph.')
    expect(body).not.toContain('lang="pt-BR"')
  })
})
