import { done, expect, signIn, test } from '../fixtures.ts'

test.use({ scene: 'the appearance of sites' })

const markdown = `<figure><picture><source srcset="https://example.org/dark.png" media="(prefers-color-scheme: dark)"><img src="https://example.org/light.png" alt="Chart"></picture></figure>

## Flow

\`\`\`mermaid
flowchart LR
  Draft --> Review
\`\`\`

\`\`\`mermaid
this is no diagram
\`\`\`

## Lists

* [x] Done
* Plain

<details>

<summary>One<strong>Two</strong></summary>

Text.

</details>

{% tabs %}
{% tab title="Sloop" %}
Jib.
{% endtab %}

{% tab title="Ketch" %}
Mizzen.
{% endtab %}
{% endtabs %}
`

test('follows the system, draws diagrams, prints all tabs and folds the outline', async ({
  page,
  service,
  api,
}) => {
  const org = await signIn(page, service)
  const { id: space } = await done<{ id: string }>(api, 'POST', `/orgs/${org}/spaces`, { title: 'Charts' })
  const requests = `/spaces/${space}/change-requests`
  const change = await done<{ id: string }>(api, 'POST', requests, { subject: 'First page' })
  await done(api, 'POST', `${requests}/${change.id}/content?compat=false`, {
    changes: [{ operation: 'insert_page', title: 'Chart', icon: 'github', document: { markdown } }],
  })
  await done(api, 'POST', `${requests}/${change.id}/merge`)
  const sites = `/orgs/${org}/sites`
  const { id } = await done<{ id: string }>(api, 'POST', sites, { title: 'Chart docs', spaces: [space] })
  await done(api, 'POST', `${sites}/${id}/publish`)
  const { urls } = await done<{ urls: { published: string } }>(api, 'GET', `${sites}/${id}`)

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(urls.published)
  const root = page.locator('html')
  await expect(root).toHaveAttribute('data-theme', 'system')
  await expect(root).toHaveCSS('color-scheme', 'light dark')
  await expect(page.locator('.text .only-dark')).toHaveCSS('display', 'block')
  await expect(page.locator('.text .only-light')).toHaveCSS('display', 'none')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(page.locator('.text .only-dark')).toHaveCSS('display', 'none')

  // The page brings the drawing of its icon.
  const mask = await page
    .locator('h1 .i-github')
    .evaluate((icon) => getComputedStyle(icon).getPropertyValue('--icon'))
  expect(mask).toContain('svg')

  // What is no diagram stays as its source.
  await expect(page.locator('.diagram.drawn')).toHaveCount(1)
  await expect(page.getByText('this is no diagram')).toBeVisible()
  await expect(
    page.locator('.diagram.drawn').frameLocator('iframe').getByText('Review', { exact: true }),
  ).toBeVisible()

  await expect(page.locator('.tasks > li:not(.task)')).toHaveCSS('list-style-type', 'disc')
  const gap = await page.locator('.expandable summary strong').evaluate((strong) => {
    const before = document.createRange()
    if (strong.previousSibling !== null) before.selectNodeContents(strong.previousSibling)
    return strong.getBoundingClientRect().left - before.getBoundingClientRect().right
  })
  expect(Math.abs(gap)).toBeLessThan(1)

  await expect(page.getByText('Mizzen.')).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Mizzen.')).toBeVisible()
  await page.emulateMedia({ media: 'screen' })

  await page.setViewportSize({ width: 360, height: 780 })
  const outline = page.getByRole('group').filter({ hasText: 'On this page' })
  await outline.getByText('On this page').click()
  await outline.getByRole('link', { name: 'Lists' }).click()
  await expect(page).toHaveURL(/#lists$/)
})

test('draws page icons of the whole set, brands among them', async ({ page, service, api }) => {
  const org = await signIn(page, service)
  const { id: space } = await done<{ id: string }>(api, 'POST', `/orgs/${org}/spaces`, { title: 'Icons' })
  const requests = `/spaces/${space}/change-requests`
  const change = await done<{ id: string }>(api, 'POST', requests, { subject: 'Pages' })
  const icons = ['house', 'leaf', 'python', 'github']
  await done(api, 'POST', `${requests}/${change.id}/content?compat=false`, {
    changes: icons.map((icon) => ({
      ...{ operation: 'insert_page', title: `A ${icon}`, icon, document: { markdown: 'Text.' } },
    })),
  })
  await done(api, 'POST', `${requests}/${change.id}/merge`)
  const sites = `/orgs/${org}/sites`
  const { id } = await done<{ id: string }>(api, 'POST', sites, { title: 'Icon docs', spaces: [space] })
  await done(api, 'POST', `${sites}/${id}/publish`)
  const { urls } = await done<{ urls: { published: string } }>(api, 'GET', `${sites}/${id}`)
  for (const [at, icon] of icons.entries()) {
    await page.goto(at === 0 ? urls.published : `${urls.published.replace(/\/$/, '')}/a-${icon}`)
    const drawings = await page
      .locator(`.i-${icon}`)
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).getPropertyValue('--icon')))
    expect(drawings.length, icon).toBeGreaterThan(0)
    for (const drawing of drawings) expect(drawing, icon).toContain('svg')
  }
})
