import { useMutation, useQueryClient } from '@tanstack/react-query'
import { FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { importTranslation } from '../../../client/sdk.gen.ts'
import type { Translation, TranslationImport } from '../../../client/types.gen.ts'
import { invalidateAfter } from '../../api/live-events.ts'
import { uploadFetch } from '../../api/upload-fetch.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { counted, sizeText } from '../../ui/counted.ts'
import { Note } from '../../ui/feedback/note.tsx'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { showToast } from '../../ui/toast.ts'
import { ImportPreview } from './import-preview.tsx'

export interface ImportFileProps {
  readonly org: string
  readonly translation: Translation
}

/** The largest file that the service reads, in bytes. */
const largestFile = 50_000_000

const useImport = (org: string, translation: string, dryRun: boolean) => {
  const [share, setShare] = useState<number>()
  const { mutate, reset, data, error, isPending } = useMutation({
    mutationFn: async (file: File): Promise<TranslationImport> => {
      setShare(0)
      const answer = await importTranslation({
        path: { organizationId: org, translationId: translation },
        query: { dryRun: String(dryRun) },
        body: file,
        headers: { 'Content-Type': 'application/octet-stream' },
        fetch: uploadFetch(file, setShare),
        throwOnError: true,
      })
      return answer.data
    },
  })
  return { mutate, reset, data, error, isPending, share }
}

/** How much of a file has been sent. Unknown once all of it is: the service works on it then. */
function SendingBar({ label, share }: { readonly label: string; readonly share: number | undefined }) {
  const done = share === 1 ? undefined : share
  return (
    <ProgressBar label={label} done={done} text={done === undefined ? '' : `${Math.round(done * 100)} %`} />
  )
}

/** Imports units from a file, after showing what would change. */
export function ImportFile({ org, translation }: ImportFileProps) {
  const client = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File>()
  const [tooLarge, setTooLarge] = useState<string>()
  const preview = useImport(org, translation.id, true)
  const write = useImport(org, translation.id, false)
  const clear = (): void => {
    setFile(undefined)
    setTooLarge(undefined)
    preview.reset()
    write.reset()
  }
  const take = (chosen: File | undefined): void => {
    if (chosen === undefined) return
    clear()
    if (chosen.size > largestFile) {
      setTooLarge(`${chosen.name} is larger than ${sizeText(largestFile)}. Export and import fewer pages.`)
      return
    }
    setFile(chosen)
    preview.mutate(chosen)
  }
  const confirm = (): void => {
    if (file === undefined) return
    write.mutate(file, {
      onSuccess: ({ changed }) => {
        clear()
        void showToast({ text: `Imported ${counted(changed, 'unit')}` })
        void invalidateAfter(client, ['translation.units-changed'], {})
      },
    })
  }
  return (
    <Section
      title="Import"
      lead="XLIFF 2.0, XLIFF 2.1 or PO. You see what would change before anything is written."
    >
      <span className="flex flex-wrap items-center gap-2">
        <Button
          icon={FileUp}
          disabledReason={translation.result === undefined ? 'Run the translation first.' : undefined}
          onClick={() => input.current?.click()}
        >
          Choose file
        </Button>
        {file !== undefined && (
          <span className="min-w-0 [overflow-wrap:anywhere]">
            {file.name}, {sizeText(file.size)}
          </span>
        )}
        <input
          ref={input}
          type="file"
          hidden
          accept=".xlf,.xliff,.po,.pot"
          aria-label="File to import"
          onChange={(event) => {
            const [chosen] = event.target.files ?? []
            // Allows choosing the same file again after it was corrected.
            event.target.value = ''
            take(chosen)
          }}
        />
      </span>
      {tooLarge !== undefined && <Note tone="warning">{tooLarge}</Note>}
      {preview.isPending && <SendingBar label="Reading the file" share={preview.share} />}
      {write.isPending && <SendingBar label="Importing" share={write.share} />}
      <FormError error={preview.error ?? write.error} />
      {preview.data !== undefined && (
        <ImportPreview result={preview.data} busy={write.isPending} onImport={confirm} onCancel={clear} />
      )}
    </Section>
  )
}
