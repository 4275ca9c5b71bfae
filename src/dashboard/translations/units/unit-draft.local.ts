/** Unsaved translations of units, kept in this browser until they are saved or restored. */
import { browserStore, type StoredFormat, type StoredValue } from '../../api/browser-store.ts'

export interface UnitDraft {
  /** The text as it is edited. */
  readonly text: string
  /** The target that was edited, as the service sent it; null if there was none. */
  readonly base: string | null
}

const format: StoredFormat<UnitDraft | undefined> = {
  parse: (text) => {
    try {
      const value: unknown = JSON.parse(text)
      if (typeof value !== 'object' || value === null || !('text' in value) || !('base' in value))
        return undefined
      const { text: typed, base } = value
      return typeof typed === 'string' && (typeof base === 'string' || base === null)
        ? { text: typed, base }
        : undefined
    } catch {
      return undefined
    }
  },
  format: (draft) => JSON.stringify(draft),
}

const drafts = browserStore<UnitDraft | undefined>({
  prefix: 'recto.unit.',
  format,
  initial: undefined,
  maxLength: 250_000,
  isOwned: true,
})

/** The draft of a unit of a translation. */
export const unitDraft = (translation: string, unit: string): StoredValue<UnitDraft | undefined> =>
  drafts.at(`${translation}.${unit}`)
