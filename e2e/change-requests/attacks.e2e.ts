import type { Page } from '@playwright/test'
import { attacks } from '../../src/testing/hostile/raw-html.ts'
import { done, expect, signIn, test } from '../fixtures.ts'
import { openSpace } from '../open-change.ts'
import { blockAttacks, pagesOf, watch } from '../page-attacks.ts'

/** Rendered elements that could run, load or link to a script. */
const remains = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('article *')].flatMap((element) => [
      ...(/^(script|link|meta|object|embed|base|portal|iframe)$/.test(element.localName)
        ? [element.localName]
        : []),
      ...[...element.attributes].flatMap(({ name, value }) =>
        /^on|^srcdoc$|^formaction$|^ping$/.test(name) ||
        (/^(href|src|action|data|poster|xlink:href)$/.test(name) &&
          /^\s*(javascript|vbscript|data:text)/i.test(value))
          ? [`${element.localName} ${name} ${value}`]
          : [],
      ),
    ]),
  )

test('row 30: page content neither runs nor loads anything, in the diff and in the reader', async ({
  page,
  api,
  service,
}) => {
  const { org, space, propose } = await openSpace(api, 'Attacked')
  const changes = [...pagesOf(attacks, 'HTML'), ...pagesOf(blockAttacks, 'Blocks')]
  const change = await propose('Attacks', changes)
  const seen = watch(page, [service.url, service.sitesUrl])
  await signIn(page, service)
  for (const view of ['split', 'headings', 'source']) {
    await page.goto(`${change.screen}/diff?view=${view}`)
    for (const [at, { title }] of changes.entries()) {
      if (at > 0) await page.keyboard.press(']')
      await expect(page.getByRole('article', { name: title, exact: true })).toBeVisible()
      await expect(page.locator('[data-waiting]')).toHaveCount(0)
      expect(await remains(page), `${view} of ${title}`).toEqual([])
    }
  }
  await page.goto(`${change.screen}/diff?view=split`)
  for (const link of await page.getByText('press', { exact: true }).all())
    await link.click({ noWaitAfter: true })

  await done(api, 'POST', `${change.at}/merge`)
  const tree = await done<{ pages: { id: string; title: string }[] }>(
    api,
    'GET',
    `/spaces/${space}/content/pages`,
  )
  for (const { id, title } of tree.pages) {
    await page.goto(`/o/${org}/s/${space}/p/${id}`)
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
    await expect(page.locator('[data-waiting]')).toHaveCount(0)
    expect(await remains(page), `the reader of ${title}`).toEqual([])
  }
  expect(seen).toEqual([])
})
