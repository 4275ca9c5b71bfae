/**
 * The script of the Kroki integration: diagrams as text, drawn by a Kroki server of one's own. It runs in the runtime of
 * integrations and is one module, so it imports nothing.
 *
 * The server gets `GET {server}/{language}/svg/{text}`, the text deflated and in base64url, or a long text by `POST`, since
 * servers take addresses of 4,096 characters. The picture is fetched when a
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
/** Characters of a packed text that is sent as part of an address. */
const mostAddress = 3000
/** Characters of the address of a picture: those that a block may have. */
const mostPictureAddress = 8192
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

/** The text of an address; undefined if it is none, or too long. Read in parts, since anybody can call the address. */
const inflated = async (packed: string): Promise<string | undefined> => {
  try {
    const bytes = Uint8Array.from(atob(packed.replaceAll('-', '+').replaceAll('_', '/')), (one) =>
      one.charCodeAt(0),
    )
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate')).getReader()
    const decoder = new TextDecoder()
    let text = ''
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return text
      text += decoder.decode(value, { stream: true })
      if (text.length > mostText) return undefined
    }
  } catch {
    return undefined
  }
}

/** What is sent to the server for a packed text; undefined if it is none. */
const requestOf = async (
  address: string,
  packed: string,
): Promise<{ readonly url: string; readonly init: RequestInit } | undefined> => {
  if (packed.length <= mostAddress) return { url: `${address}/${packed}`, init: {} }
  const body = await inflated(packed)
  const headers = { 'content-type': 'text/plain; charset=utf-8' }
  return body === undefined ? undefined : { url: address, init: { method: 'POST', headers, body } }
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
    const request = await requestOf(`${base}/${language}/svg`, packed)
    if (request === undefined) return { problem: 'The text of the diagram cannot be read.' }
    const answer = await fetch(request.url, { ...request.init, signal: AbortSignal.timeout(8000) })
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

/** Seconds for which a picture is kept, and why there is none: a server may be back in a moment. */
const ages = { picture: 3600, problem: 30 } as const

interface Drawing {
  readonly element: object
  readonly age: number
}

const problemText = (text: string): Drawing => ({ element: hint(text), age: ages.problem })

const drawing = async (
  language: string,
  content: string,
  environment: DiagramEnvironment,
): Promise<Drawing> => {
  const { installation, spaceInstallation } = environment
  const server = installation?.configuration.server ?? ''
  if (server === '')
    return problemText('Set the address of a Kroki server in the settings of the integration.')
  if (content.length > mostText) return problemText(`A diagram can have at most ${mostText} characters.`)
  const packed = await deflated(content)
  const url = `${spaceInstallation?.urls.publicEndpoint ?? ''}/${language}/${packed}.svg`
  if (url.length > mostPictureAddress)
    return problemText('This diagram is too large to be drawn. Shorten it, or make two of it.')
  const picture = await fetchPicture(server, language, packed)
  if ('problem' in picture) return problemText(picture.problem)
  const image = {
    type: 'image',
    source: { url },
    aspectRatio: aspectRatio(picture.svg),
  }
  return { element: image, age: ages.picture }
}

const render = async (event: DiagramEvent, environment: DiagramEnvironment): Promise<Response> => {
  const language = event.componentId ?? 'plantuml'
  const content = event.props?.content ?? samples[language] ?? ''
  const source = {
    type: 'codeblock',
    content: { $state: 'content' },
    state: 'content',
    syntax: language,
    onContentChange: { action: '@editor.node.updateProps', props: { content: { $state: 'content' } } },
  }
  const { element, age } = await drawing(language, content, environment)
  const children = event.context?.editable === true ? [source, element] : [element]
  const output = {
    type: 'element',
    state: { content },
    props: { content },
    element: { type: 'block', children },
  }
  return Response.json(output, { headers: { 'cache-control': `max-age=${age}` } })
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
    if (event.type === 'ui_render') return render(event, environment)
    return new Response('Not handled', { status: 406 })
  },
}
