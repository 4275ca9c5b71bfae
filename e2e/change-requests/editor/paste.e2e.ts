import { done } from '../../fixtures.ts'
import { caret, expect, pictures, test, text, writing } from './editor-page.ts'

const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

// Small samples in the format of each application.
const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body>
<!--StartFragment--><p class=MsoTitle>Report<o:p></o:p></p><h2>Steps<o:p></o:p></h2>
<p class=MsoNormal>It is <b>bold</b> and <i>leaning</i>.<o:p>&nbsp;</o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>First<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:1in;mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o<span>&nbsp; </span></span>Nested<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-.25in;mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span>Second<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span>Counted<o:p></o:p></p>
<table class=MsoTableGrid border=1><tr><td colspan=2><p class=MsoNormal><b>Both</b></p></td></tr><tr><td><p class=MsoNormal>1</p></td><td><p class=MsoNormal>2</p></td></tr></table>
<img width=10 src="file:///C:/Temp/image001.png"><!--EndFragment--></body></html>`

const docs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1f2e"><h2 dir="ltr"><span style="font-size:16pt;font-weight:400;">Heading</span></h2><p dir="ltr"><span style="font-weight:400;">Plain, </span><span style="font-weight:700;">bold</span><span>, </span><span style="font-style:italic;">leaning</span><span>, </span><span style="text-decoration:line-through;">struck</span><span>, </span><span style="font-family:'Roboto Mono',monospace;">code()</span></p><p><a href="https://www.google.com/url?q=https://example.org/a&amp;sa=D" style="text-decoration:none;"><span style="color:#15c;text-decoration:underline;">a link</span></a></p><ul><li dir="ltr" aria-level="1"><p dir="ltr"><span>One</span></p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr"><span>Below</span></p></li></ul><li dir="ltr" role="checkbox" aria-checked="true"><p><span>Three</span></p></li></ul></b><br class="Apple-interchange-newline">`

const notion = `<meta charset='utf-8'><!-- notionvc: 6f1 --><h1>Plan</h1><ul><li>[x] Done</li><li>[ ] Open</li></ul><details><summary>More</summary><p>Hidden words.</p></details><aside>Mind <strong>this</strong>.</aside><blockquote>Said.</blockquote><pre><code class="language-js">let a = 1
let b</code></pre><p><img src="https://example.org/pic.png" alt="A far picture"></p>`

/** As copied from GitHub: alerts, a task list with checkboxes, a heading that links to itself. */
const github = `<meta charset='utf-8'><div class="markdown-heading"><h2 class="heading-element">Install</h2></div><div class="markdown-alert markdown-alert-warning"><p class="markdown-alert-title" dir="auto"><svg class="octicon"><path d="M1 1"></path></svg>Warning</p><p dir="auto">Mind the <code>gap</code>.</p></div><ul class="contains-task-list"><li class="task-list-item"><input type="checkbox" class="task-list-item-checkbox" disabled checked> Done</li></ul>`

const attack = `<h2 onclick="steal()">Title</h2><script>steal()</script><svg onload="steal()"><a href="javascript:steal()">x</a></svg>
<p>Words <a href="javascript:steal()">bad</a> <a href="JaVaScRiPt:steal()">worse</a> <a href="data:text/html,steal()">data</a> <a href="https://example.org">good</a></p>
<img src=x onerror="steal()"><iframe srcdoc="<script>steal()</script>"></iframe><object data="steal()"></object><form action="javascript:steal()"><button formaction="javascript:steal()">go</button></form>
<div data-block="carried" data-data='{"object":"block","type":"html","data":{"html":"<img src=x onerror=steal()>"}}'>steal()</div>
<img src="data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9InN0ZWFsKCkiLz4="><math><mtext><img src=x onerror="steal()"></mtext></math><style>*{background:url(steal())}</style><template><script>steal()</script></template>`

test('text from Word, Google Docs and Notion is pasted as blocks', async ({ page, api, service }) => {
  const { markdown, paste } = await writing(page, api, service, 'Pasted', 'Begin.')
  const into = async (html: string): Promise<string> => {
    await text(page).click()
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Delete')
    await paste({ 'text/html': html })
    return ''
  }
  await into(word)
  await expect
    .poll(markdown)
    .toBe(
      '# Report\n\n## Steps\n\nIt is **bold** and *leaning*.\n\n* First\n  * Nested\n* Second\n\n1. Counted\n\n| Both |  |\n| --- | --- |\n| 1 | 2 |',
    )
  await expect(page.getByText('1 image was not pasted')).toBeVisible()
  await into(docs)
  await expect
    .poll(markdown)
    .toBe(
      '## Heading\n\nPlain, **bold**, *leaning*, ~~struck~~, `code()`\n\n[a link](https://example.org/a)\n\n* [ ] One\n  * Below\n* [x] Three',
    )
  await into(notion)
  await expect
    .poll(markdown)
    .toBe(
      '# Plan\n\n* [x] Done\n* [ ] Open\n\n<details>\n\n<summary>More</summary>\n\nHidden words.\n\n</details>\n\n{% hint style="info" %}\nMind **this**.\n{% endhint %}\n\n> Said.\n\n```js\nlet a = 1\nlet b\n```\n\n<figure><img src="https://example.org/pic.png" alt="A far picture"><figcaption></figcaption></figure>',
    )
})

test('GitHub alerts are pasted as hints, from a page and from Markdown', async ({ page, api, service }) => {
  const { markdown, paste } = await writing(page, api, service, 'From GitHub', 'Begin.')
  await text(page).getByText('Begin.').click()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await paste({ 'text/html': github })
  await paste({ 'text/plain': '> [!TIP]\n> Take a light along.' })
  await expect
    .poll(markdown)
    .toBe(
      '## Install\n\n{% hint style="warning" %}\nMind the `gap`.\n{% endhint %}\n\n* [x] Done\n\n  {% hint style="success" %}\n  Take a light along.\n  {% endhint %}',
    )
})

test('pasted content never runs, loads or links to a script', async ({ page, api, service }) => {
  const { markdown, paste, address } = await writing(page, api, service, 'Attacked', 'Begin.')
  await page.exposeFunction('steal', () => {
    throw new Error('It ran.')
  })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await text(page).getByText('Begin.').click()
  await caret(page, 'End')
  await paste({ 'text/html': attack })
  await expect.poll(markdown).toContain('[good](https://example.org)')
  const written = await markdown()
  expect(written).not.toMatch(/javascript|onerror|onload|<script|srcdoc|data:|svg/i)
  await page.goto(address)
  await expect(text(page)).toContainText('Words bad worse data good')
  expect(await text(page).locator('script, iframe, object, svg:not([class*=lucide]), form').count()).toBe(0)
  expect(asked.filter((url) => !url.startsWith(service.url) && /steal|\/x$/.test(url))).toEqual([])
})

test('images in pasted text are uploaded in place', async ({ page, api, service }) => {
  const { markdown, paste } = await writing(page, api, service, 'With pictures', 'Begin.')
  await text(page).getByText('Begin.').click()
  await caret(page, 'End')
  await page.keyboard.press('Enter')
  await paste({
    'text/html': `<p>Before.</p><p><img src="data:image/png;base64,${dot}" alt="A dot"></p><p>Between.</p><img src="data:image/png;base64,${dot}"><p>After.</p>`,
  })
  await expect(pictures(page)).toHaveCount(2)
  await expect
    .poll(markdown)
    .toMatch(
      /Begin\.\n\nBefore\.\n\n<figure><img src="[^"]*A%20dot\.png[^"]*" alt="A dot">[^\n]*\n\nBetween\.\n\n<figure><img src="[^"]*picture-1\.png[^"]*"[^\n]*\n\nAfter\./,
    )
})

test('an upload is canceled, or fails and is retried; an inserted image gets its alt text at once', async ({
  page,
  api,
  service,
}) => {
  const { markdown, paste } = await writing(page, api, service, 'Uploads', 'Begin.')
  let answer: 'wait' | 'fail' | 'pass' = 'wait'
  await page.route('**/content/files?**', async (route) => {
    if (answer === 'fail') await route.fulfill({ status: 503, body: '{}' })
    else if (answer === 'pass') await route.continue()
  })
  const file = { name: 'dot.png', type: 'image/png', base64: dot }
  await text(page).getByText('Begin.').click()
  await caret(page, 'End')
  await page.keyboard.press('Enter')
  await paste({}, [file])
  await page.getByRole('button', { name: 'Cancel the upload of dot.png' }).click()
  await expect(text(page).locator('.editor-upload')).toHaveCount(0)

  answer = 'fail'
  await paste({}, [file])
  await expect(text(page).getByRole('alert')).toContainText('“dot.png” was not uploaded')
  answer = 'pass'
  await text(page).getByRole('button', { name: 'Try again' }).click()
  await expect(pictures(page)).toHaveCount(1)
  await page.getByLabel('Alt text', { exact: true }).fill('A dot')
  await page.getByLabel('Alt text', { exact: true }).press('Enter')
  await expect.poll(markdown).toMatch(/^Begin\.\n\n<figure><img src="[^"]*dot\.png[^"]*" alt="A dot">/)
})

test('a pasted picture is undone and redone from its alt text, and a file that stays undone is deleted', async ({
  page,
  api,
  service,
}) => {
  const { paste, change } = await writing(page, api, service, 'Undone', 'Begin.')
  const files = async (): Promise<number> =>
    (await done<{ items: unknown[] }>(api, 'GET', `${change}/content/files`)).items.length
  await text(page).getByText('Begin.').click()
  await caret(page, 'End')
  await page.keyboard.press('Enter')
  await paste({}, [{ name: 'dot.png', type: 'image/png', base64: dot }])
  await expect(page.getByLabel('Alt text', { exact: true })).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(pictures(page)).toHaveCount(0)
  await expect(text(page)).toBeFocused()
  await page.keyboard.press('Control+Shift+z')
  await expect(pictures(page)).toHaveCount(1)
  await page.keyboard.press('Control+z')
  await page.keyboard.type('After it.')
  await expect(text(page)).toContainText('After it.')
  expect(await files()).toBe(1)
  await page.getByRole('link', { name: 'View changes' }).click()
  await expect.poll(files).toBe(0)
})
