import { expect, signIn, test } from '../fixtures.ts'
import { underDiscussion } from './discussed-change.ts'

test('row 30: comment content neither runs nor loads anything', async ({ page, api, service }) => {
  const { at, say } = await underDiscussion(api, 'Attack')
  const attacks = [
    '<script>window.ran = 1</script>',
    '<img src="x" onerror="window.ran = 2">',
    '<svg onload="window.ran = 3"><a href="javascript:window.ran=4"><text>press</text></a></svg>',
    '[press](javascript:window.ran=5) [and](<java\nscript:window.ran=6>) [data](data:text/html,<script>1</script>)',
    '<a href="javascript:window.ran=7" onclick="window.ran=8">press</a>',
    '<iframe srcdoc="<script>parent.ran = 9</script>"></iframe>',
    '![picture](https://evil.example/pixel.png) <img src="https://evil.example/other.png">',
    '<style>* { background: url(https://evil.example/style) }</style>',
    '[@<img src=x onerror=window.ran=10>](/users/u1 "mention")',
    '<details open ontoggle="window.ran = 11">x</details> <math><mtext><img src=x onerror=window.ran=12></mtext></math>',
  ]
  for (const markdown of attacks) await say({ body: { markdown: `Words. ${markdown}` } })
  await say({
    body: {
      document: {
        object: 'document',
        data: {},
        nodes: [
          {
            object: 'block',
            type: 'html',
            isVoid: true,
            data: { html: '<img src=x onerror="window.ran=13"><script>window.ran=14</script>' },
          },
          {
            object: 'block',
            type: 'paragraph',
            data: {},
            nodes: [
              {
                object: 'inline',
                type: 'link',
                data: { ref: { kind: 'url', url: ' JaVaScript:window.ran=15' } },
                nodes: [{ object: 'text', leaves: [{ object: 'leaf', text: 'press', marks: [] }] }],
              },
            ],
          },
        ],
      },
    },
  })
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(service.url) && !request.url().startsWith('data:'))
      foreign.push(request.url())
  })
  await signIn(page, service)
  await page.goto(at)
  const threads = page.getByRole('article', { name: /Thread by/ })
  await expect(threads).toHaveCount(attacks.length + 1)
  const links = threads.locator('a')
  for (const href of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '')))
    expect(href).not.toMatch(/^\s*(javascript|data|vbscript):/i)
  // Clicks everything that looks like a link.
  for (const link of await threads.getByText('press', { exact: true }).all())
    await link.click({ noWaitAfter: true })
  await expect(page).toHaveURL(new RegExp(`${at}$`))
  expect(await page.evaluate(() => (window as { ran?: number }).ran)).toBeUndefined()
  await expect(threads.locator('script, iframe, style, svg[onload], [onerror], [onclick]')).toHaveCount(0)
  expect(foreign).toEqual([])
})
