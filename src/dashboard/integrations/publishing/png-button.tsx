import { FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { readPng } from './png-file.ts'

export interface PngButtonProps {
  /** What is chosen: "Icon". */
  readonly label: string
  /** The largest file, in bytes. */
  readonly maxBytes: number
  readonly disabledReason?: string | undefined
  /** Receives the file in base64. */
  readonly onChoose: (base64: string) => void
}

/** A button that reads a PNG file from the computer, and says what is wrong with other files. */
export function PngButton({ label, maxBytes, disabledReason, onChoose }: PngButtonProps) {
  const file = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState('')
  const choose = async (chosen: File): Promise<void> => {
    const read = await readPng(chosen, maxBytes)
    setProblem('problem' in read ? read.problem : '')
    if ('base64' in read) onChoose(read.base64)
  }
  return (
    <>
      <Button icon={FileUp} disabledReason={disabledReason} onClick={() => file.current?.click()}>
        Choose PNG
      </Button>
      <input
        ref={file}
        type="file"
        hidden
        accept="image/png"
        aria-label={label}
        onChange={(event) => {
          const [chosen] = event.target.files ?? []
          // Allows choosing the same file again after it was corrected.
          event.target.value = ''
          if (chosen !== undefined) void choose(chosen)
        }}
      />
      <output className="basis-full text-caption text-rust empty:hidden">{problem}</output>
    </>
  )
}
