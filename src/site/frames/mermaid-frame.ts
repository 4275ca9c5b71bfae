/**
 * Draws a Mermaid diagram in a frame. The page around it sends the text as `state.content`, and is told the height.
 * The diagram is untrusted: it is drawn in strict mode, and the frame has an origin of its own.
 */
import mermaid from 'mermaid'

const host = window.parent
const place = document.querySelector<HTMLElement>('#diagram')

const tellHost = (action: Readonly<Record<string, unknown>>): void => host.postMessage({ action }, '*')

const tellHeight = (): void =>
  tellHost({ action: '@webframe.resize', size: { height: Math.ceil(document.body.scrollHeight) } })

/** Said by the frame's own page, or in its address by the page around it. */
const isDark = document.documentElement.dataset['theme'] === 'dark' || location.hash === '#dark'
document.documentElement.style.colorScheme = isDark ? 'dark' : 'light'

mermaid.initialize({
  startOnLoad: false,
  securityLevel: 'strict',
  theme: isDark ? 'dark' : 'default',
})

let drawn = 0
/** Only the latest text is shown: an earlier one may take longer to draw. */
let latest: string | undefined

const draw = async (content: string, showsSource: boolean): Promise<void> => {
  if (!place || content === latest) return
  latest = content
  drawn += 1
  try {
    const { svg } = await mermaid.render(`diagram-${drawn}`, content)
    if (latest === content) place.innerHTML = svg
  } catch (error) {
    if (latest !== content) return
    if (showsSource) return tellHost({ action: '@diagram.failed' })
    const notice = document.createElement('p')
    notice.setAttribute('role', 'alert')
    notice.textContent = error instanceof Error ? error.message : String(error)
    place.replaceChildren(notice)
  }
  tellHeight()
}

/** `showsSource`: the page shows the text itself if it cannot be drawn. */
interface HostMessage {
  readonly state?: { readonly content?: unknown; readonly showsSource?: unknown }
}

window.addEventListener('message', ({ source, data }: MessageEvent<HostMessage | null>) => {
  const content = data?.state?.content
  if (source === host && typeof content === 'string') void draw(content, data?.state?.showsSource === true)
})
tellHost({ action: '@webframe.ready' })
