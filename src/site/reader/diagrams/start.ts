/**
 * Draws diagrams in frames of another origin, each without an origin of its own. Until one is drawn, and where it cannot
 * be, the page shows its source.
 */
import { currentTheme, onTheme } from '../blocks/current-theme.ts'

const address = document.body.dataset['diagrams'] ?? ''
const frames = new Map<HTMLIFrameElement, HTMLElement>()

/** The theme is in the address: a frame draws once. */
const open = (frame: HTMLIFrameElement): void => {
  frame.src = `${address}?${currentTheme()}#${currentTheme()}`
}

for (const place of document.querySelectorAll<HTMLElement>('[data-diagram]')) {
  const frame = document.createElement('iframe')
  frame.title = place.dataset['diagram'] ?? ''
  frame.loading = 'lazy'
  frame.setAttribute('sandbox', 'allow-scripts')
  open(frame)
  frames.set(frame, place)
  place.prepend(frame)
}

const receive = (
  frame: HTMLIFrameElement,
  place: HTMLElement,
  action: Readonly<Record<string, unknown>>,
): void => {
  switch (action['action']) {
    case '@webframe.ready': {
      const content = place.querySelector('pre')?.textContent ?? ''
      // The frame has no origin that could be named.
      frame.contentWindow?.postMessage({ state: { content, showsSource: true } }, '*')
      return
    }
    case '@webframe.resize': {
      const { height } = action['size'] as { readonly height?: unknown }
      if (typeof height !== 'number' || !(height > 0)) return
      frame.style.height = `${Math.min(height, 4000)}px`
      place.classList.add('drawn')
      return
    }
    case '@diagram.failed':
      frames.delete(frame)
      frame.remove()
      place.classList.remove('drawn')
  }
}

addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
  if (source === null || typeof data !== 'object' || data === null || !('action' in data)) return
  const { action } = data
  if (typeof action !== 'object' || action === null) return
  for (const [frame, place] of frames)
    if (frame.contentWindow === source) return receive(frame, place, { ...action })
})

onTheme(() => {
  for (const frame of frames.keys()) open(frame)
})
