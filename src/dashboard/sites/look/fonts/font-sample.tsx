import { useEffect, useId, useState } from 'react'
import { Note } from '../../../ui/feedback/note.tsx'
import { weightText, type FontWeights } from './font-names.ts'

export interface FontSampleProps extends FontWeights {
  readonly file: File
}

const sampleText = 'The harbour opens at six. Quick vessels jam the fog — Äußerst çà et là: 0123456789'

/** A sample line in a font file before upload. Reports files that the browser cannot render. */
export function FontSample({ file, weight, weightTo }: FontSampleProps) {
  // Only word characters: quotes would become part of the family name.
  const family = `Sample${useId().replaceAll(/\W/g, '')}`
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  useEffect(() => {
    let face: FontFace | undefined
    let isUnmounted = false
    const load = async (): Promise<void> => {
      const loaded = new FontFace(family, await file.arrayBuffer(), {
        weight: weightTo === undefined ? String(weight) : `${weight} ${weightTo}`,
      })
      await loaded.load()
      if (isUnmounted) return
      document.fonts.add((face = loaded))
      setState('ready')
    }
    load().catch(() => {
      if (!isUnmounted) setState('failed')
    })
    return () => {
      isUnmounted = true
      if (face !== undefined) document.fonts.delete(face)
    }
  }, [file, family, weight, weightTo])
  if (state === 'failed') return <Note tone="warning">This file is not a valid font.</Note>
  return (
    <p
      className={state === 'ready' ? 'text-title' : 'text-title text-ink-soft'}
      style={
        state === 'ready' ? { fontFamily: family, fontWeight: weightTo === undefined ? weight : 400 } : {}
      }
    >
      <span className="sr-only">{`Sample of ${file.name}, ${weightText({ weight, ...(weightTo !== undefined && { weightTo }) })}: `}</span>
      {sampleText}
    </p>
  )
}
