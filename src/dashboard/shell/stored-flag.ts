/** A boolean stored in this browser that components can follow. */
import { browserStore, type StoredFormat, type StoredValue } from '../api/browser-store.ts'
import { useStore } from '../ui/external-store.ts'

export type StoredFlag = StoredValue<boolean>

const yesOrNo: StoredFormat<boolean> = {
  parse: (text) => (text === 'yes' ? true : text === 'no' ? false : undefined),
  format: (value) => (value ? 'yes' : 'no'),
}

/** `key` is the storage key. Without storage the flag lasts until the page is closed. */
export const storedFlag = (key: string, initial: boolean): StoredFlag =>
  browserStore({ prefix: key, format: yesOrNo, initial, maxLength: 3 }).at('')

export const useFlag = (flag: StoredFlag): boolean => useStore(flag)
