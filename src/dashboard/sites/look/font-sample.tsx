import { useEffect, useId, useState } from 'react'
import { Note } from '../../ui/feedback/note.tsx'
import { weightText, type NamedWeights } from './font-names.ts'

export interface FontSampleProps extends NamedWeights {
  readonly file: File
}

const words = 'The harbour opens at six. Quick vessels jam the fog — Äußerst çà et là: 0123456789'

/** A sample line in a font file before upload. Reports files that the browser cannot render. */
export function FontSample({ file, weight, weightTo }: FontSampleProps) {
  // Only word characters: quotes would become part of the family name.
  const family = `Sample${useId().replaceAll(/\W/g, '')}`
  const [state, setState] = useState<'loading' | 'drawn' | 'failed'>('loading')
  useEffect(() => {
    let face: FontFace | undefined
    let gone = false
    const load = async (): Promise<void> => {
      const made = new FontFace(family, await file.arrayBuffer(), {
        weight: weightTo === undefined ? String(weight) : `${weight} ${weightTo}`,
      })
      await made.load()
      if (gone) return
      document.fonts.add((face = made))
      setState('drawn')
    }
    load().catch(() => {
      if (!gone) setState('failed')
    })
    return () => {
      gone = true
      if (face !== undefined) document.fonts.delete(face)
    }
  }, [file, family, weight, weightTo])
  if (state === 'failed') return <Note tone="warning">This file cannot be read as a font.</Note>
  return (
    <p
      className={state === 'drawn' ? 'text-title' : 'text-title text-ink-soft'}
      style={
        state === 'drawn' ? { fontFamily: family, fontWeight: weightTo === undefined ? weight : 400 } : {}
      }
    >
      <span className="sr-only">{`A sample of ${file.name}, ${weightText({ weight, ...(weightTo !== undefined && { weightTo }) })}: `}</span>
      {words}
    </p>
  )
}
