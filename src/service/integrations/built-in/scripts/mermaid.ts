/**
 * The script of the Mermaid integration: a block whose text is drawn in a frame. The frame and the library come from this
 * installation. It runs in the runtime of integrations and is one module, so it imports nothing.
 */
interface DiagramEvent {
  readonly type: string
  readonly props?: { readonly content?: string }
  readonly context?: { readonly theme?: string; readonly type?: string; readonly editable?: boolean }
  readonly request?: { readonly url: string }
}

interface DiagramEnvironment {
  readonly integration: { readonly urls: { readonly publicEndpoint: string } }
  readonly spaceInstallation?: { readonly urls: { readonly publicEndpoint: string } }
}

const sample = 'flowchart LR\n  Draft --> Review --> Published'

const render = (
  { props, context }: DiagramEvent,
  { spaceInstallation, integration }: DiagramEnvironment,
): object => {
  const content = props?.content ?? sample
  const { publicEndpoint } = (spaceInstallation ?? integration).urls
  const theme = context?.theme === 'dark' ? 'dark' : 'light'
  const source = {
    type: 'codeblock',
    content: { $state: 'content' },
    state: 'content',
    syntax: 'mermaid',
    onContentChange: { action: '@editor.node.updateProps', props: { content: { $state: 'content' } } },
  }
  const frame = {
    type: 'webframe',
    source: { url: `${publicEndpoint}/frame?theme=${theme}` },
    aspectRatio: 16 / 9,
    data: { content: { $state: 'content' } },
  }
  return {
    type: 'element',
    state: { content },
    props: { content },
    element: { type: 'block', children: context?.editable === true ? [source, frame] : [frame] },
  }
}

const page = (theme: string): Response =>
  new Response(
    `<!doctype html><html lang="en" data-theme="${theme}"><head><meta charset="utf-8"><title>Diagram</title>` +
      `<style>html{color-scheme:${theme}}body{margin:0;font:16px/1.5 system-ui,sans-serif}svg{max-width:100%;height:auto}` +
      `[role=alert]{white-space:pre-wrap;font:14px/1.4 ui-monospace,monospace}</style></head>` +
      `<body><main id="diagram"></main><script type="module" src="/frames/mermaid-frame.js"></script></body></html>`,
    { headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=3600' } },
  )

const answerFetch = ({ request }: DiagramEvent): Response => {
  const url = new URL(request?.url ?? 'http://localhost/')
  if (!url.pathname.endsWith('/frame')) return new Response('Not found', { status: 404 })
  return page(url.searchParams.get('theme') === 'dark' ? 'dark' : 'light')
}

const partText = async (form: FormData, name: string): Promise<string> => {
  const part = form.get(name)
  return part === null ? '{}' : new Response(part).text()
}

export default {
  async fetch(request: Request): Promise<Response> {
    const form = await request.formData()
    const event = JSON.parse(await partText(form, 'event')) as DiagramEvent
    const environment = JSON.parse(await partText(form, 'environment')) as DiagramEnvironment
    if (event.type === 'fetch') return answerFetch(event)
    if (event.type === 'ui_render')
      return Response.json(render(event, environment), { headers: { 'cache-control': 'max-age=86400' } })
    return new Response('Not handled', { status: 406 })
  },
}
