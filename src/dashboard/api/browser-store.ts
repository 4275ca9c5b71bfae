/**
 * Values stored in this browser (localStorage). A store reads only what has its format, survives a browser that refuses
 * storage or whose storage is full, limits what it writes, and follows changes of other tabs.
 */
import { createListeners, type ExternalStore } from '../ui/external-store.ts'
import { draftOwner } from './draft-owner.ts'

/** How a value is written as text. `parse` returns undefined for anything else. */
export interface StoredFormat<T> {
  readonly parse: (text: string) => T | undefined
  readonly format: (value: T) => string
}

export const plainText: StoredFormat<string> = { parse: (text) => text, format: (text) => text }

/**
 * JSON that `read` accepts. Not by a schema: what stores values is loaded with screens that wait for no schema library.
 */
export const jsonOf = <T>(read: (value: unknown) => T | undefined): StoredFormat<T> => ({
  parse: (text) => {
    try {
      return read(JSON.parse(text))
    } catch {
      return undefined
    }
  },
  format: (value) => JSON.stringify(value),
})

/** A list as JSON, without items of another shape. */
export const jsonListOf = <T>(isItem: (value: unknown) => value is T): StoredFormat<readonly T[]> =>
  jsonOf<readonly T[]>((values) => (Array.isArray(values) ? values.filter(isItem) : undefined))

export const stringList = jsonListOf((value) => typeof value === 'string')

export interface BrowserStoreOptions<T> {
  /** Begins each key of this store. */
  readonly prefix: string
  readonly format: StoredFormat<T>
  /** The value of a key that is not stored. Setting it removes the key. */
  readonly initial: T
  /** The longest text that is stored, in characters. */
  readonly maxLength: number
  /** Whether keys include the person, so that people who share a browser do not see each other's values. */
  readonly isOwned?: boolean
  /** Whether a value equals the initial one. */
  readonly isInitial?: (value: T) => boolean
}

/** One stored value. */
export interface StoredValue<T> extends ExternalStore<T> {
  /** Returns false if the browser did not store it; the value then lasts as long as the window. */
  readonly set: (value: T) => boolean
  /** Calls the listener with the previous and the current value after another tab changed it. */
  readonly onOtherTabChange: (listener: (previous: T, current: T) => void) => () => void
}

export interface BrowserStore<T> {
  /** The value of a name; `owner` defaults to the person who is signed in. */
  readonly at: (name: string, owner?: string) => StoredValue<T>
  /** Names below a beginning that have a value of the person who is signed in, sorted. */
  readonly names: (beginning: string) => readonly string[]
}

interface Snapshot<T> {
  readonly text: string | undefined
  readonly value: T
}

/** The browser's storage; undefined if it is refused. */
const openStorage = (): Storage | undefined => {
  try {
    return globalThis.localStorage
  } catch {
    return undefined
  }
}

const tryStorage = <R>(operation: (storage: Storage) => R): R | undefined => {
  const storage = openStorage()
  try {
    return storage === undefined ? undefined : operation(storage)
  } catch {
    return undefined
  }
}

/** Calls the listener when another tab changed the key, or cleared all storage (then both texts are null). */
const onStorageEvent = (
  key: string,
  listener: (previous: string | null, current: string | null) => void,
): (() => void) => {
  const hear = (event: StorageEvent): void => {
    if (event.key === key || event.key === null) listener(event.oldValue, event.newValue)
  }
  globalThis.addEventListener('storage', hear)
  return () => globalThis.removeEventListener('storage', hear)
}

/** Texts by key; those that the browser does not store last as long as the window. */
const createTexts = (maxLength: number) => {
  const unstored = new Map<string, string>()
  const store = (key: string, text: string): boolean =>
    text.length <= maxLength &&
    tryStorage((storage) => {
      storage.setItem(key, text)
      return true
    }) === true
  return {
    read: (key: string): string | undefined =>
      unstored.get(key) ?? tryStorage((storage) => storage.getItem(key)) ?? undefined,
    /** Returns false if the browser did not store it. */
    write: (key: string, text: string): boolean => {
      unstored.delete(key)
      const isStored = store(key, text)
      if (!isStored) unstored.set(key, text)
      return isStored
    },
    remove: (key: string): void => {
      unstored.delete(key)
      tryStorage((storage) => storage.removeItem(key))
    },
    /** Drops what was not stored, because another tab wrote a newer text. */
    dropUnstored: (key: string): void => {
      unstored.delete(key)
    },
    keys: (): readonly string[] => [
      ...new Set([...(tryStorage((storage) => Object.keys(storage)) ?? []), ...unstored.keys()]),
    ],
  }
}

/** Creates the entry of a key when it is first needed. */
const createCache = <Entry>(create: (key: string) => Entry): ((key: string) => Entry) => {
  const entries = new Map<string, Entry>()
  return (key) => {
    const entry = entries.get(key) ?? create(key)
    entries.set(key, entry)
    return entry
  }
}

/** A family of stored values with one format. Keys are `prefix`, the owner if there is one, and a name. */
export const browserStore = <T>({
  prefix,
  format,
  initial,
  maxLength,
  isOwned = false,
  isInitial = (value) => Object.is(value, initial),
}: BrowserStoreOptions<T>): BrowserStore<T> => {
  const texts = createTexts(maxLength)
  /** The same text yields the same value, so that components render again only on a change. */
  const snapshots = new Map<string, Snapshot<T>>()

  const keyOf = (name: string, owner = draftOwner()): string =>
    isOwned ? `${prefix}${owner}.${name}` : `${prefix}${name}`
  const parse = (text: string | null | undefined): T =>
    (typeof text === 'string' ? format.parse(text) : undefined) ?? initial
  const read = (key: string): T => {
    const text = texts.read(key)
    const known = snapshots.get(key)
    if (known !== undefined && known.text === text) return known.value
    const value = parse(text)
    snapshots.set(key, { text, value })
    return value
  }
  const write = (key: string, value: T): boolean => {
    if (!isInitial(value)) return texts.write(key, format.format(value))
    texts.remove(key)
    snapshots.delete(key)
    return true
  }

  /** The same key yields the same functions, so that a component subscribes once. */
  const valueAt = createCache((key): StoredValue<T> => {
    const { notify, subscribe } = createListeners()
    return {
      get: () => read(key),
      set: (value) => {
        const isStored = write(key, value)
        notify()
        return isStored
      },
      subscribe: (listener) => {
        const stop = subscribe(listener)
        const stopOtherTabs = onStorageEvent(key, () => {
          texts.dropUnstored(key)
          listener()
        })
        return () => {
          stop()
          stopOtherTabs()
        }
      },
      onOtherTabChange: (listener) =>
        onStorageEvent(key, (previous, current) => {
          if (previous === null && current === null) return
          texts.dropUnstored(key)
          listener(parse(previous), parse(current))
        }),
    }
  })

  return {
    at: (name, owner) => valueAt(keyOf(name, owner)),
    names: (beginning) => {
      const start = keyOf(beginning)
      return texts
        .keys()
        .filter((key) => key.startsWith(start))
        .toSorted()
        .map((key) => key.slice(keyOf('').length))
    },
  }
}
