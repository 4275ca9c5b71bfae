import { FileUp } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../buttons/button.tsx'

export interface TextFileButtonProps {
  /** Names what is chosen, for those who do not see the button beside its field. */
  readonly label: string
  readonly onText: (text: string) => void
}

/** Puts the text of a file where it could also be pasted: rows of a table, or lines. */
export function TextFileButton({ label, onText }: TextFileButtonProps) {
  const file = useRef<HTMLInputElement>(null)
  return (
    <span>
      <Button icon={FileUp} onClick={() => file.current?.click()}>
        Read a file
      </Button>
      <input
        ref={file}
        type="file"
        hidden
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        aria-label={label}
        onChange={(event) => {
          const [chosen] = event.target.files ?? []
          // The same file may be chosen again after it was corrected.
          event.target.value = ''
          if (chosen !== undefined) void chosen.text().then(onText)
        }}
      />
    </span>
  )
}
