/** Attacks in page content, and checks that they have no effect: row 30 of the list of attacks. */
import type { Page } from '@playwright/test'

/** Blocks whose text ends up outside of text nodes: in attributes, formulas, frames and colors. */
export const blockAttacks: { readonly [kind: string]: readonly string[] } = {
  links: [
    '[press](javascript:alert(1)) [press](<java\nscript:alert(1)>) [press](data:text/html,<script>alert(1)</script>)',
    '<javascript:alert(1)>',
    '![press](javascript:alert(1)) ![a](data:image/svg+xml,<svg onload=alert(1)>)',
    '[press](https://ok.example/"onclick="alert(1) "t\\" onclick=\\"alert(1)")',
    '<a href="javascript:alert(1)" class="button primary" data-icon="x onload=alert(1)">press</a>',
    '{% content-ref url="javascript:alert(1)" %}\n[press](javascript:alert(1))\n{% endcontent-ref %}',
  ],
  frames: [
    '{% embed url="javascript:alert(1)" %}',
    '{% embed url="https://evil.example/frame" %}',
    '{% embed url="https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ" %}',
    '{% embed url="https://www.youtube.com@evil.example/watch?v=dQw4w9WgXcQ" %}',
    '{% embed url="data:text/html,<script>alert(1)</script>" %}\n<img src=x onerror=alert(1)>\n{% endembed %}',
    '<iframe src="https://evil.example/frame" onload="alert(1)"></iframe>',
  ],
  'diagrams and formulas': [
    '```mermaid\n%%{init: {"themeCSS": "} * { display: none } a {", "securityLevel": "loose"}}%%\ngraph TD; A["<img src=data:, onerror=console.log(`attack ran`)>"] --> B; click A "javascript:alert(1)"\n```',
    '```mermaid\nsequenceDiagram\nA->>B: <img src=data:, onerror=console.log(`attack ran`)> #lt;img src=data:, onerror=console.log(`attack ran`)#gt;\n```',
    '```mermaid"><img/src=x/onerror=alert(1)>\na\n```',
    '$$\n\\href{javascript:alert(1)}{x} \\url{javascript:alert(1)} \\htmlData{x=y}{z} \\includegraphics{https://evil.example/x.png}\n$$',
    '$$\\htmlStyle{position:fixed;inset:0}{x}$$ and $$\\text{</math><img src=x onerror=alert(1)>}$$',
    '{% code title="<img src=x onerror=alert(1)>" %}\n```html\n</code></pre><script>alert(1)</script>\n```\n{% endcode %}',
  ],
  style: [
    '<mark style="color:red;}body{display:none}">x</mark> <mark style="background-color:url(https://evil.example/x)">x</mark>',
    '<table data-view="cards"><thead><tr><th width="1}*{display:none"></th><th data-card-cover data-type="files"></th></tr></thead><tbody><tr><td onclick=alert(1)>x</td><td><a href="javascript:alert(1)">x</a></td></tr></tbody></table>',
    '<table><thead><tr><th width="100;}body{display:none}">a</th></tr></thead><tbody><tr><td style="position:fixed;inset:0">x</td></tr></tbody></table>',
    '<div align="center;position:fixed"><img src="data:image/png;base64,AAAA" width="1}*{display:none}" style="position:fixed"></div>',
    '<style>* { display: none !important } @import "https://evil.example/x.css";</style>',
    '<link rel="stylesheet" href="https://evil.example/x.css"><div style="position:fixed;inset:0;z-index:9999">over</div>',
  ],
  'notes and operations': [
    'Words[^1] <button onclick=alert(1)>press</button>.\n\n[^1]: <img src=x onerror=alert(1)> [press](javascript:alert(1))',
    '{% hint style="info\\" onclick=\\"alert(1)" %}\n<script>alert(1)</script>\n{% endhint %}',
    '{% tabs %}\n{% tab title="<img src=x onerror=alert(1)>" %}\n<svg onload=alert(1)>\n{% endtab %}\n{% endtabs %}',
    '<details open ontoggle=alert(1)>\n\n<summary><img src=x onerror=alert(1)></summary>\n\n<script>alert(1)</script>\n\n</details>',
    '{% swagger method="post" path="/<img src=x onerror=alert(1)>" baseUrl="javascript:alert(1)" summary="<script>alert(1)</script>" %}\n{% swagger-description %}\n<img src=x onerror=alert(1)>\n{% endswagger-description %}\n{% endswagger %}',
    '{% file src="javascript:alert(1)" %}\n<img src=x onerror=alert(1)>\n{% endfile %}',
  ],
}

/** Text that the store rejects never reaches a page. */
export const storable = (text: string): boolean => text.isWellFormed() && !text.includes('\0')

/** What a handler of an attack writes to the console, also where no dialog can open. */
const attackRan = 'attack ran'

/** Records everything that a page must not do. `own`: the addresses, without a final slash, that it may load from. */
export const watch = (page: Page, own: readonly string[]): string[] => {
  const seen: string[] = []
  page.on('dialog', async (dialog) => {
    seen.push(`dialog on ${page.url()}: ${dialog.message()}`)
    await dialog.dismiss()
  })
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith('data:') && !own.some((origin) => url.startsWith(`${origin}/`)))
      seen.push(`request of ${page.url()}: ${url}`)
  })
  page.on('console', (message) => {
    if (message.text() === attackRan) seen.push(`script of an attack on ${page.url()}`)
  })
  page.on('popup', (popup) => seen.push(`window of ${page.url()}: ${popup.url()}`))
  return seen
}

/** Changes that insert one page per kind of attack. */
export const pagesOf = (kinds: { readonly [kind: string]: readonly string[] }, as: string) =>
  Object.entries(kinds).map(([kind, texts]) => ({
    operation: 'insert_page',
    title: `${as}: ${kind}`,
    document: { markdown: texts.filter(storable).join('\n\nBetween.\n\n') },
  }))
