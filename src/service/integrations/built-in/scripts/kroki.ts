/**
 * The script of the Kroki integration: diagrams as text, drawn by a Kroki server of one's own. It runs in the runtime of
 * integrations and is one module, so it imports nothing.
 *
 * The server gets `GET {server}/{language}/svg/{text}`, the text deflated and in base64url. The picture is fetched when a
 * block is rendered, for its size and its errors, and again from the block's public address when it is shown.
 */
interface DiagramEvent {
  readonly type: string
  readonly componentId?: string
  readonly props?: { readonly content?: string }
  readonly context?: { readonly editable?: boolean }
  readonly request?: { readonly url: string }
}

interface DiagramEnvironment {
  readonly installation?: { readonly configuration: { readonly server?: string } }
  readonly spaceInstallation?: { readonly urls: { readonly publicEndpoint: string } }
}

const samples: Readonly<Record<string, string>> = {
  plantuml: '@startuml\nAlice -> Bob: Hello\n@enduml',
  graphviz: 'digraph { Draft -> Review -> Published }',
  d2: 'Draft -> Review -> Published',
}

const mostText = 20_000
const mostPicture = 2 * 1024 * 1024

const base64url = (bytes: Uint8Array): string => {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_')
}

const deflated = async (text: string): Promise<string> => {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate'))
  return base64url(new Uint8Array(await new Response(stream).arrayBuffer()))
}

interface Picture {
  readonly svg: string
}

const fetchPicture = async (
  server: string,
  language: string,
  packed: string,
): Promise<Picture | { readonly problem: string }> => {
  try {
    const base = server.endsWith('/') ? server.slice(0, -1) : server
    const answer = await fetch(`${base}/${language}/svg/${packed}`, {
      signal: AbortSignal.timeout(8000),
    })
    const text = await answer.text()
    if (!answer.ok)
      return { problem: text.slice(0, 300) || `The server answered with status ${answer.status}.` }
    if (text.length > mostPicture || !text.includes('<svg'))
      return { problem: 'The server returned no picture.' }
    return { svg: text }
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    return {
      problem: 'The diagram server cannot be reached. Check its address in the settings of the integration.',
    }
  }
}

/** Width divided by height; 2 where the picture does not say. */
const aspectRatio = (svg: string): number => {
  const [, box = ''] = /viewBox="([^"]+)"/.exec(svg) ?? []
  const [, , width = 0, height = 0] = box.split(/[\s,]+/).map(Number)
  return width > 0 && height > 0 ? width / height : 2
}

const hint = (text: string): object => ({
  type: 'hint',
  children: [{ type: 'text', children: [text] }],
})

const drawing = async (
  language: string,
  content: string,
  environment: DiagramEnvironment,
): Promise<object> => {
  const { installation, spaceInstallation } = environment
  const server = installation?.configuration.server ?? ''
  if (server === '') return hint('Set the address of a Kroki server in the settings of the integration.')
  if (content.length > mostText) return hint(`A diagram can have at most ${mostText} characters.`)
  const packed = await deflated(content)
  const picture = await fetchPicture(server, language, packed)
  if ('problem' in picture) return hint(picture.problem)
  return {
    type: 'image',
    source: { url: `${spaceInstallation?.urls.publicEndpoint ?? ''}/${language}/${packed}.svg` },
    aspectRatio: aspectRatio(picture.svg),
  }
}

const render = async (event: DiagramEvent, environment: DiagramEnvironment): Promise<object> => {
  const language = event.componentId ?? 'plantuml'
  const content = event.props?.content ?? samples[language] ?? ''
  const source = {
    type: 'codeblock',
    content: { $state: 'content' },
    state: 'content',
    syntax: language,
    onContentChange: { action: '@editor.node.updateProps', props: { content: { $state: 'content' } } },
  }
  const picture = await drawing(language, content, environment)
  return {
    type: 'element',
    state: { content },
    props: { content },
    element: { type: 'block', children: event.context?.editable === true ? [source, picture] : [picture] },
  }
}

const answerFetch = async (event: DiagramEvent, environment: DiagramEnvironment): Promise<Response> => {
  const { pathname } = new URL(event.request?.url ?? 'http://localhost/')
  const [, language = '', packed = ''] = /\/([a-z0-9]+)\/([A-Za-z0-9_=-]+)\.svg$/.exec(pathname) ?? []
  const server = environment.installation?.configuration.server ?? ''
  if (!(language in samples) || server === '') return new Response('Not found', { status: 404 })
  const picture = await fetchPicture(server, language, packed)
  if ('problem' in picture) return new Response(picture.problem, { status: 502 })
  return new Response(picture.svg, {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' },
  })
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
    if (event.type === 'fetch') return answerFetch(event, environment)
    if (event.type === 'ui_render')
      return Response.json(await render(event, environment), { headers: { 'cache-control': 'max-age=3600' } })
    return new Response('Not handled', { status: 406 })
  },
}
