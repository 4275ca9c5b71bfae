import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { deleteTranslationEngineMutation } from '../../../client/@tanstack/react-query.gen.ts'
import type { TranslationEngine } from '../../../client/types.gen.ts'
import { invalidateAfter } from '../../api/live-events.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { counted } from '../../ui/counted.ts'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { showToast } from '../../ui/toast.ts'
import { enginesOptions } from '../translation-queries.ts'
import { engineName } from '../translation-text.ts'
import { EngineDialog } from './engine-dialog.tsx'
import { kindLabels } from './engine-form.ts'
import { useEngineTest } from './engine-test.tsx'

/** The services that translations may send text to. */
export function EnginesScreen({ org }: { readonly org: string }) {
  const { data: engines } = useSuspenseQuery(enginesOptions(org))
  const [editing, setEditing] = useState<{ readonly engine?: TranslationEngine }>()
  const [deleting, setDeleting] = useState<TranslationEngine>()
  return (
    <div className="grid gap-4">
      <ul aria-label="Translation engines" className="grid border-t border-line">
        {engines.map((engine) => (
          <EngineRow
            key={engine.id}
            org={org}
            engine={engine}
            onEdit={() => setEditing({ engine })}
            onDelete={() => setDeleting(engine)}
          />
        ))}
      </ul>
      <span>
        <Button variant="primary" icon={Plus} onClick={() => setEditing({})}>
          Add engine
        </Button>
      </span>
      {editing !== undefined && (
        <EngineDialog org={org} engine={editing.engine} onClose={() => setEditing(undefined)} />
      )}
      {deleting !== undefined && (
        <DeleteEngine org={org} engine={deleting} onClose={() => setDeleting(undefined)} />
      )}
    </div>
  )
}

interface EngineRowProps {
  readonly org: string
  readonly engine: TranslationEngine
  readonly onEdit: () => void
  readonly onDelete: () => void
}

const builtInHints: Readonly<Record<string, string>> = {
  memory: 'Reuses earlier translations. Nothing leaves this server.',
  pseudo: 'Accented, longer text to try a translation out. Nothing leaves this server.',
}

function EngineRow({ org, engine, onEdit, onDelete }: EngineRowProps) {
  const { kind, url, model, hasKey, builtIn, translations } = engine
  const test = useEngineTest(org, engine)
  const name = engineName(engine.id, [engine])
  return (
    <li className="grid gap-2 border-b border-line py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span className="grid min-w-0 flex-1 basis-48 gap-0.5">
          <span className="flex flex-wrap items-center gap-2">
            <span className="font-strong [overflow-wrap:anywhere]">{name}</span>
            <Badge>{kindLabels[kind]}</Badge>
          </span>
          <span className="figures flex flex-wrap gap-x-3 text-caption text-ink-soft">
            {builtIn ? (
              <span>{builtInHints[engine.id]}</span>
            ) : (
              <>
                {url !== undefined && <span className="break-all">{url}</span>}
                {model !== undefined && <span>{model}</span>}
                <span>{hasKey ? 'Key stored' : 'No key'}</span>
              </>
            )}
            <span>{counted(translations, 'translation')}</span>
          </span>
        </span>
        {!builtIn && (
          <span className="flex items-center gap-1">
            {test.button}
            <IconButton icon={Pencil} label={`Edit ${name}`} onClick={onEdit} />
            <IconButton icon={Trash2} label={`Delete ${name}`} onClick={onDelete} />
          </span>
        )}
      </div>
      {test.result}
    </li>
  )
}

function DeleteEngine({
  org,
  engine,
  onClose,
}: {
  readonly org: string
  readonly engine: TranslationEngine
  readonly onClose: () => void
}) {
  const client = useQueryClient()
  const remove = useMutation({
    ...deleteTranslationEngineMutation(),
    onSuccess: () => {
      onClose()
      void showToast({ text: `Deleted ${engine.title}` })
      return invalidateAfter(client, ['translation-engine.deleted', 'translation.updated'], {})
    },
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Delete ${engine.title}?`}
      confirmLabel="Delete engine"
      danger
      busy={remove.isPending}
      error={<FormError error={remove.error} />}
      onConfirm={() => remove.mutate({ path: { organizationId: org, engineId: engine.id } })}
    >
      Its key is deleted too.{' '}
      {engine.translations > 0 &&
        `${counted(engine.translations, 'translation')} that use it will use the memory only.`}
    </ConfirmDialog>
  )
}
