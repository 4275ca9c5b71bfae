import { useEffect, useState } from 'react'
import { copyText } from './copy-text.ts'

export type CopyState = 'idle' | 'copied' | 'failed'

/** How long a success is shown, in milliseconds. */
const successDuration = 2000

/** Copies text and tells how it went: `copied` for two seconds, `failed` until the next attempt. */
export const useCopy = (): { readonly state: CopyState; readonly copy: (text: string) => void } => {
  const [state, setState] = useState<CopyState>('idle')
  useEffect(() => {
    if (state !== 'copied') return undefined
    const timer = setTimeout(() => setState('idle'), successDuration)
    return () => clearTimeout(timer)
  }, [state])
  const copy = (text: string): void => {
    void copyText(text).then((isCopied) => setState(isCopied ? 'copied' : 'failed'))
  }
  return { state, copy }
}
