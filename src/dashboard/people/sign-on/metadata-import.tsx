import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { readSamlMetadataMutation } from '../../../client/@tanstack/react-query.gen.ts'
import type { SamlMetadata } from '../../../client/types.gen.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'

export interface MetadataImportProps {
  readonly org: string
  readonly onRead: (metadata: SamlMetadata) => void
}

/** Imports the metadata of an identity provider, pasted or from a URL, into the fields below. */
export function MetadataImport({ org, onRead }: MetadataImportProps) {
  const [text, setText] = useState('')
  const given = text.trim()
  const read = useMutation({
    ...readSamlMetadataMutation(),
    onSuccess: (metadata) => {
      setText('')
      onRead(metadata)
    },
  })
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (given === '') return
        read.mutate({
          path: { organizationId: org },
          body: /^https?:\/\/\S+$/.test(given) ? { url: given } : { xml: given },
        })
      }}
    >
      <TextArea
        label="Metadata"
        optional
        hint="Paste the XML or its URL to fill in the fields below."
        rows={3}
        value={text}
        onValueChange={setText}
        spellCheck={false}
        autoComplete="off"
      />
      <FormError error={read.error} />
      <span>
        <Button
          type="submit"
          busy={read.isPending}
          disabledReason={given === '' ? 'Paste the metadata first.' : undefined}
        >
          Import metadata
        </Button>
      </span>
    </form>
  )
}
