import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { browserStore, jsonOf, plainText } from './browser-store.ts'
import { setDraftOwner } from './draft-owner.ts'

/** A fake of the browser's storage: as there, entries are properties of the object. */
const stubStorage = (): Record<string, string> => {
  const entries: Record<string, string> = Object.create({
    getItem: (key: string) => entries[key] ?? null,
    setItem: (key: string, text: string) => {
      entries[key] = text
    },
    removeItem: (key: string) => {
      delete entries[key]
    },
  })
  vi.stubGlobal('localStorage', entries)
  return entries
}

/** A window that reports changes of other tabs. */
const stubWindow = () => {
  const target = new EventTarget()
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target))
  return (key: string | null, oldValue: string | null, newValue: string | null): void => {
    target.dispatchEvent(Object.assign(new Event('storage'), { key, oldValue, newValue }))
  }
}

let reportOtherTab: ReturnType<typeof stubWindow>
beforeEach(() => {
  reportOtherTab = stubWindow()
})
afterEach(() => {
  vi.unstubAllGlobals()
  setDraftOwner('')
})

const texts = (isOwned = false) =>
  browserStore({ prefix: 'text.', format: plainText, initial: '', maxLength: 10, isOwned })

const numbers = () =>
  browserStore<readonly number[]>({
    prefix: 'numbers.',
    format: jsonOf<readonly number[]>((value) =>
      Array.isArray(value) && value.every((one) => typeof one === 'number') ? value : undefined,
    ),
    initial: [],
    maxLength: 100,
    isInitial: (value) => value.length === 0,
  })

describe('reading and writing', () => {
  test('stores a value under its key, and removes the key with the initial value', () => {
    const entries = stubStorage()
    const value = texts().at('a')
    expect(value.set('one')).toBe(true)
    expect([value.get(), entries]).toEqual(['one', { 'text.a': 'one' }])
    value.set('')
    expect([value.get(), entries]).toEqual(['', {}])
  })

  test('returns the initial value for text of another shape', () => {
    const entries = stubStorage()
    const value = numbers().at('a')
    for (const text of ['{', '{}', '["x"]', 'null']) {
      entries['numbers.a'] = text
      expect(value.get()).toEqual([])
    }
    entries['numbers.a'] = '[1,2]'
    expect(value.get()).toEqual([1, 2])
  })

  test('returns the same value until the stored text changes', () => {
    const entries = stubStorage()
    const value = numbers().at('a')
    value.set([1])
    const first = value.get()
    expect(value.get()).toBe(first)
    entries['numbers.a'] = '[2]'
    expect(value.get()).toEqual([2])
  })

  test('returns the same functions for the same key', () => {
    const store = texts()
    expect(store.at('a')).toBe(store.at('a'))
    expect(store.at('a')).not.toBe(store.at('b'))
  })
})

describe('owners', () => {
  test('separates the values of people who share a browser', () => {
    const entries = stubStorage()
    const store = texts(true)
    setDraftOwner('ada')
    store.at('a').set('of Ada')
    setDraftOwner('bo')
    expect([store.at('a').get(), store.at('a', 'ada').get(), store.names('')]).toEqual(['', 'of Ada', []])
    expect(Object.keys(entries)).toEqual(['text.ada.a'])
  })

  test('lists the names below a beginning', () => {
    stubStorage()
    const store = texts()
    for (const name of ['reply.2', 'reply.1', 'other']) store.at(name).set('x')
    expect(store.names('reply.')).toEqual(['reply.1', 'reply.2'])
  })
})

describe('storage that does not store', () => {
  test('keeps a value for the window when storage is forbidden', () => {
    vi.stubGlobal('localStorage', undefined)
    const store = texts()
    expect(store.at('a').set('one')).toBe(false)
    expect([store.at('a').get(), store.names('')]).toEqual(['one', ['a']])
  })

  test('keeps the newer value for the window when storage is full', () => {
    const entries = stubStorage()
    const value = texts().at('a')
    value.set('old')
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => entries[key] ?? null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    })
    expect(value.set('new')).toBe(false)
    expect([value.get(), entries['text.a']]).toEqual(['new', 'old'])
  })

  test('stores nothing that is longer than the limit', () => {
    const entries = stubStorage()
    const value = texts().at('a')
    expect(value.set('12345678901')).toBe(false)
    expect([value.get(), entries]).toEqual(['12345678901', {}])
  })

  test('survives storage that throws when it is opened', () => {
    vi.stubGlobal('localStorage', undefined)
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('refused', 'SecurityError')
      },
    })
    expect([texts().at('a').get(), texts().names('')]).toEqual(['', []])
  })
})

describe('changes', () => {
  test('notifies listeners in this window and of other tabs', () => {
    const entries = stubStorage()
    const value = texts().at('a')
    const listener = vi.fn<() => void>()
    const stop = value.subscribe(listener)
    value.set('here')
    entries['text.a'] = 'there'
    reportOtherTab('text.a', 'here', 'there')
    reportOtherTab('text.b', null, 'else')
    expect([value.get(), listener.mock.calls.length]).toEqual(['there', 2])
    reportOtherTab(null, null, null)
    expect(listener).toHaveBeenCalledTimes(3)
    stop()
    reportOtherTab('text.a', 'there', null)
    expect(listener).toHaveBeenCalledTimes(3)
  })

  test('reports what another tab changed, with the value before', () => {
    stubStorage()
    const heard: (readonly [string, string])[] = []
    const stop = texts()
      .at('a')
      .onOtherTabChange((previous, current) => heard.push([previous, current]))
    reportOtherTab('text.a', null, 'one')
    reportOtherTab('text.a', 'one', null)
    reportOtherTab(null, null, null)
    stop()
    reportOtherTab('text.a', null, 'two')
    expect(heard).toEqual([
      ['', 'one'],
      ['one', ''],
    ])
  })

  test('prefers the value of another tab over one that was not stored', () => {
    const value = texts().at('a')
    vi.stubGlobal('localStorage', undefined)
    value.set('unstored')
    value.subscribe(() => undefined)
    const entries = stubStorage()
    entries['text.a'] = 'there'
    reportOtherTab('text.a', null, 'there')
    expect(value.get()).toBe('there')
  })
})
