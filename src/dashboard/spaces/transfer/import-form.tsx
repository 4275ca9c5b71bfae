import { FileArchive, Folder } from 'lucide-react'
import { isMarkdown } from '../../../content/markdown/folders/folder-paths.ts'
import { SiteTitle } from '../../../contract/sites/look/schemas.ts'
import { NewSpace } from '../../../contract/spaces/schemas.ts'
import { FormPage } from '../../forms/form-page.tsx'
import { FormTextField } from '../../forms/form-text-field.tsx'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { counted, sizeText } from '../../ui/counted.ts'
import { Icon } from '../../ui/icon.tsx'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { choiceSize, suggestedTitle, type ImportChoice } from './import-files.ts'
import { ImportPreview } from './import-preview.tsx'
import type { ImportStep, ImportTarget } from './use-import.ts'

const choiceText = (choice: ImportChoice): string => {
  const weight = sizeText(choiceSize(choice))
  if (choice.kind === 'archive') return `Zip archive, ${weight}`
  const pages = choice.files.filter(({ path }) => isMarkdown(path)).length
  return `${counted(pages, 'Markdown file')}, ${counted(choice.files.length - pages, 'other file')}, ${weight}`
}

/** `site` is set if a site is created, and absent otherwise. */
const target = NewSpace.pick({ title: true, parent: true }).extend({ site: SiteTitle.optional() })

export interface ImportFormProps {
  readonly choice: ImportChoice
  /** Possible parent collections, by id, labeled with their ancestors. */
  readonly collections: readonly { readonly value: string; readonly label: string }[]
  /** Whether it may be created at the top level. */
  readonly top: boolean
  readonly parent: string | undefined
  /** Name of the space into which it is imported as a new change request; undefined creates a space. */
  readonly into: string | undefined
  /** Whether a site for the new space is created. */
  readonly site: boolean
  readonly step: ImportStep | undefined
  readonly error: unknown
  readonly onImport: (target: ImportTarget) => void
  readonly onOther: () => void
  readonly onStop: () => void
}

/** The chosen files, the name and parent of the new space; then upload progress. */
export function ImportForm(props: ImportFormProps) {
  const { choice, step, collections } = props
  const form = useContractForm(target, {
    title: suggestedTitle(choice),
    ...(props.site && { site: suggestedTitle(choice) }),
    ...(props.parent !== undefined && { parent: props.parent }),
  })
  const parent = form.watch('parent')
  const places = [...(props.top ? [{ value: '', label: 'Top level' }] : []), ...collections]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid max-w-form gap-5">
        <div className="flex items-start gap-2.5">
          <Icon of={choice.kind === 'folder' ? Folder : FileArchive} className="mt-0.5 text-ink-soft" />
          <div className="min-w-0 flex-1">
            <p className="truncate font-strong">{choice.name}</p>
            <p className="text-ink-soft">{choiceText(choice)}</p>
          </div>
          {step === undefined && <Button onClick={props.onOther}>Choose another</Button>}
        </div>
        {step === undefined ? (
          <FormPage
            form={form}
            guarded={false}
            onSubmit={({ title, parent: into, site }) =>
              props.onImport({
                title: title === '' ? undefined : title,
                parent: into === '' ? undefined : into,
                site,
              })
            }
            pending={false}
            error={props.error}
            submitLabel={
              props.site
                ? 'Import as new site'
                : props.into === undefined
                  ? 'Import as new space'
                  : 'Import as change request'
            }
          >
            {props.site && (
              <FormTextField
                form={form}
                name="site"
                label="Site title"
                hint="Nobody can read the site until you publish it."
                autoComplete="off"
              />
            )}
            {props.into === undefined ? (
              <FormTextField form={form} name="title" label="Space title" autoComplete="off" />
            ) : (
              <p className="text-ink-soft">
                Creates a change request in “{props.into}”. Readers see nothing until it is merged.
              </p>
            )}
            {props.into === undefined && places.length > 1 && (
              <Select
                label="Location"
                value={parent ?? ''}
                onValueChange={(value) =>
                  form.setValue('parent', value === '' ? undefined : value, { shouldDirty: true })
                }
                options={places}
              />
            )}
          </FormPage>
        ) : (
          <UploadProgress step={step} onStop={props.onStop} />
        )}
      </div>
      {step === undefined && <ImportPreview choice={choice} />}
    </div>
  )
}

interface UploadProgressProps extends Pick<ImportFormProps, 'onStop'> {
  readonly step: ImportStep
}

function UploadProgress({ step, onStop }: UploadProgressProps) {
  return (
    <div className="grid justify-items-start gap-3">
      <div className="w-full">
        <ProgressBar
          label={step.step === 'packing' ? 'Packing files' : 'Uploading'}
          done={step.done}
          text={step.text}
        />
      </div>
      <p className="text-ink-soft">Keep this window open until the upload finishes.</p>
      <Button onClick={onStop}>Cancel</Button>
    </div>
  )
}
