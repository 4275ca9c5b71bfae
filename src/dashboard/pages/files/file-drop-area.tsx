import type { ReactNode } from 'react'

export interface FileDropAreaProps {
  readonly allowed: boolean
  readonly onDrop: (files: readonly File[]) => void
  readonly children: ReactNode
}

/** A screen onto which files can be dropped, in addition to a button, which every input method can use. */
export function FileDropArea({ allowed, onDrop, children }: FileDropAreaProps) {
  return (
    <div
      className="grid min-h-[60dvh] max-w-list grid-cols-[minmax(0,1fr)] content-start gap-4"
      onDragOver={(event) => {
        if (allowed && event.dataTransfer.types.includes('Files')) event.preventDefault()
      }}
      onDrop={(event) => {
        if (!allowed || event.dataTransfer.files.length === 0) return
        event.preventDefault()
        onDrop([...event.dataTransfer.files])
      }}
    >
      {children}
    </div>
  )
}
