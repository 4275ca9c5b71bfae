import { FileUp } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../buttons/button.tsx'

export interface TextFileButtonProps {
  /** Names the file's purpose for screen readers. */
  readonly label: string
  readonly onText: (text: string) => void
}

/** Reads a text file into a field where it could also be pasted: table rows or lines. */
export function TextFileButton({ label, onText }: TextFileButtonProps) {
  const file = useRef<HTMLInputElement>(null)
  return (
    <span>
      <Button icon={FileUp} onClick={() => file.current?.click()}>
        Choose file
      </Button>
      <input
        ref={file}
        type="file"
        hidden
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        aria-label={label}
        onChange={(event) => {
          const [chosen] = event.target.files ?? []
          // Allows choosing the same file again after it was corrected.
          event.target.value = ''
          if (chosen !== undefined) void chosen.text().then(onText)
        }}
      />
    </span>
  )
}
