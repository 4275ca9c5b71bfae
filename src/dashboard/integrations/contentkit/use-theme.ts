import type { RenderContext } from '../../../content/contentkit/elements.ts'
import { useStore } from '../../ui/external-store.ts'

export type Theme = RenderContext['theme']

/** The theme that is applied to the page. */
const appliedTheme = {
  get: (): Theme => (document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light'),
  subscribe: (listener: () => void): (() => void) => {
    const observer = new MutationObserver(listener)
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
    return () => observer.disconnect()
  },
}

/** Light or dark, as the page is now. */
export const useTheme = (): Theme => useStore(appliedTheme)
