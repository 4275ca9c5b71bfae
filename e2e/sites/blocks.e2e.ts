import { createHmac } from 'node:crypto'
import { faultsOf } from '../accessibility-faults.ts'
import { done, expect, test } from '../fixtures.ts'
import { ownOrganization } from '../open-change.ts'

test.use({ scene: 'blocks and visitors of a site' })

/** One block of every kind that Markdown can express. */
const everything = `Words with **strong**, *soft*, ~~gone~~, \`code\`, <kbd>Esc</kbd>, <sup>2</sup>, a [link](https://example.org/a), <mark style="color:red;">red</mark>, a note[^1] and $$x^2$$.

## Lists

* One
  * Inside
* Two

1. First
2. Second

* [x] Done
* [ ] Open

> A saying.

***

## Notes

{% hint style="info" %}
Info with [a link](https://example.org/b).
{% endhint %}

{% hint style="success" %}
Success.
{% endhint %}

{% hint style="warning" %}
Warning.
{% endhint %}

{% hint style="danger" %}
Danger.
{% endhint %}

{% code title="sail.ts" lineNumbers="true" overflow="wrap" %}
\`\`\`ts
const knots: number = 12
\`\`\`
{% endcode %}

$$
\\frac{a}{b}
$$

## Parts

{% tabs %}
{% tab title="Sloop" %}
Jib.
{% endtab %}

{% tab title="Ketch" %}
Mizzen.
{% endtab %}
{% endtabs %}

{% stepper %}
{% step %}
### Cast off

Slowly.
{% endstep %}

{% step %}
### Hoist

Fast.
{% endstep %}
{% endstepper %}

{% columns %}
{% column %}
Left.
{% endcolumn %}

{% column %}
Right.
{% endcolumn %}
{% endcolumns %}

<details>

<summary>When it blows</summary>

Reef early.

</details>

## Tables

| Signal | Meaning |
| ------ | ------- |
| One    | Port    |

<table data-view="cards"><thead><tr><th></th><th></th><th data-hidden data-card-target data-type="content-ref"></th></tr></thead><tbody><tr><td><strong>Charts</strong></td><td>Where to go.</td><td><a href="https://example.org/c">https://example.org/c</a></td></tr></tbody></table>

## Elsewhere

{% embed url="https://example.org/film" %}

{% content-ref url="https://example.org/d" %}
[d](https://example.org/d)
{% endcontent-ref %}

<a href="https://example.org/e" class="button primary">Go</a>

{% swagger method="post" path="/boats/{id}" baseUrl="https://api.example.org" summary="Launches a boat" %}
{% swagger-description %}
Into the water.
{% endswagger-description %}

{% swagger-parameter in="path" name="id" type="string" required="true" %}
Which boat
{% endswagger-parameter %}

{% swagger-response status="201: Created" description="She floats" %}
{% endswagger-response %}
{% endswagger %}

{% updates format="full" %}
{% update date="2026-05-01" %}
## New mast

Taller.
{% endupdate %}
{% endupdates %}

[^1]: Said below.
`

interface Made {
  readonly id: string
}

test('shows every kind of block, and shows each visitor the pages meant for them', async ({
  page,
  service,
  api,
  browser,
}) => {
  const org = await ownOrganization(api)
  const space = await done<Made>(api, 'POST', `/orgs/${org}/spaces`, {
    title: 'Boatyard manual',
    editMode: 'live',
  })
  await done(api, 'POST', `/spaces/${space.id}/content`, {
    changes: [
      { operation: 'insert_page', title: 'Everything', document: { markdown: everything } },
      {
        operation: 'insert_page',
        title: 'For the crew',
        condition: 'visitor.claims.crew == true',
        document: { markdown: 'The key hangs behind the door.' },
      },
      {
        operation: 'insert_page',
        title: 'On trial',
        condition: 'visitor.claims.unsigned.trial == true',
        document: { markdown: 'A new winch.' },
      },
    ],
  })
  const site = await done<Made & { basename: string }>(api, 'POST', `/orgs/${org}/sites`, {
    title: 'Boatyard',
    spaces: [space.id],
  })
  const at = `/orgs/${org}/sites/${site.id}`
  const flag = (description: string) => ({ type: 'boolean', description })
  const group = (properties: object) => ({ type: 'object', properties, additionalProperties: false })
  await done(api, 'PUT', `${at}/adaptive-schema`, {
    jsonSchema: group({
      crew: flag('Works here'),
      unsigned: { ...group({ trial: flag('Tries new things') }), description: 'Said by visitors' },
    }),
  })
  await done(api, 'POST', `${at}/publish`)
  const address = `${service.sitesUrl}/${site.basename}`
  const tree = page.getByRole('navigation', { name: 'Pages' })

  await test.step('The page passes the accessibility checks in light mode, in dark mode and on a phone', async () => {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1, name: 'Everything' })).toBeVisible()
    await expect(page.getByText('Launches a boat')).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await page.getByRole('button', { name: 'Toggle theme' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    expect(await faultsOf(page)).toEqual([])
    await page.setViewportSize({ width: 360, height: 740 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    expect(await faultsOf(page)).toEqual([])
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  await test.step('A visitor with an unsigned claim reads the trial page and no more', async () => {
    await expect(tree.getByRole('link')).toHaveText(['Everything'])
    await page.goto(`${address}?visitor.trial=true&visitor.crew=true`)
    await expect(tree.getByRole('link')).toHaveText(['Everything', 'On trial'])
    await expect(page).toHaveURL(`${address}?visitor.crew=true`)
    await tree.getByRole('link', { name: 'On trial' }).click()
    await expect(page.getByText('A new winch.')).toBeVisible()
    await page.goto(`${address}/for-the-crew`)
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  })

  await test.step('A visitor with a crew token reads the crew page', async () => {
    const { privateKey } = await done<{ privateKey: string }>(api, 'GET', `${at}/publishing/auth`)
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const said = `${part({ alg: 'HS256' })}.${part({ exp: Math.floor(Date.now() / 1000) + 600, crew: true })}`
    const token = `${said}.${createHmac('sha256', privateKey).update(said).digest('base64url')}`
    const other = await browser.newContext()
    const crew = await other.newPage()
    await crew.goto(`${address}?jwt_token=${token}`)
    await expect(crew).toHaveURL(address)
    await crew.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'For the crew' }).click()
    await expect(crew.getByText('The key hangs behind the door.')).toBeVisible()
    await expect(crew.getByRole('link', { name: 'On trial' })).toHaveCount(0)
    await other.close()
  })

  await test.step('The old URL of a moved page redirects', async () => {
    const { pages } = await done<{ pages: { id: string; title: string }[] }>(
      api,
      'GET',
      `/spaces/${space.id}/content`,
    )
    const trial = pages.find(({ title }) => title === 'On trial')?.id
    await done(api, 'POST', `/spaces/${space.id}/content`, {
      changes: [{ operation: 'update_page', page: trial, slug: 'winch' }],
    })
    await page.goto(`${address}/on-trial`)
    await expect(page).toHaveURL(`${address}/winch`)
    await expect(page.getByText('A new winch.')).toBeVisible()
  })
})
