import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { updateApiSpecMutation } from '../../../client/@tanstack/react-query.gen.ts'
import type { ApiSpec, ApiSpecVersion } from '../../../client/types.gen.ts'
import { invalidateAfter } from '../../api/live-events.ts'
import { FormError } from '../../forms/form-error.tsx'
import { buttonClass } from '../../ui/buttons/button-class.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { CopyButton } from '../../ui/buttons/copy-button.tsx'
import { RadioCards } from '../../ui/fields/radio-cards.tsx'
import { Switch } from '../../ui/fields/switch.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { needsEditor } from '../api-spec-text.ts'
import { DeleteDialog } from './delete-dialog.tsx'

export interface SettingsScreenProps {
  readonly org: string
  readonly spec: ApiSpec
  readonly latest: ApiSpecVersion | undefined
}

type Visibility = NonNullable<ApiSpec['visibility']>

/** The settings of a specification. */
export function SettingsScreen({ org, spec, latest }: SettingsScreenProps) {
  const [isDeleting, setDeleting] = useState(false)
  const refused = spec.permissions.edit ? undefined : needsEditor
  return (
    <div className="grid max-w-measure grid-cols-[minmax(0,1fr)] gap-8">
      <SourceSettings org={org} spec={spec} refused={refused} />
      <ReaderSettings org={org} spec={spec} refused={refused} />
      <Addresses spec={spec} latest={latest} />
      <Section title="Danger zone">
        <span>
          <Button variant="danger" disabledReason={refused} onClick={() => setDeleting(true)}>
            Delete specification
          </Button>
        </span>
      </Section>
      {isDeleting && <DeleteDialog org={org} spec={spec} onClose={() => setDeleting(false)} />}
    </div>
  )
}

interface SettingsProps {
  readonly org: string
  readonly spec: ApiSpec
  /** Why the person may not change the specification. */
  readonly refused: string | undefined
}

const useUpdate = (org: string, { slug }: ApiSpec) => {
  const client = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    ...updateApiSpecMutation(),
    onSuccess: () => invalidateAfter(client, ['api-spec.updated'], {}),
  })
  return {
    update: (body: Parameters<typeof mutate>[0]['body'], onSuccess?: () => void): void =>
      mutate(
        { path: { organizationId: org, specSlug: slug }, body },
        onSuccess === undefined ? {} : { onSuccess },
      ),
    isPending,
    error,
  }
}

function SourceSettings({ org, spec, refused }: SettingsProps) {
  const { update, isPending, error } = useUpdate(org, spec)
  const { slug, sourceURL, recheck, nextCheckAt } = spec
  return (
    <Section
      title="Source"
      lead={
        sourceURL === undefined ? (
          'Uploaded as a document.'
        ) : (
          <span className="[overflow-wrap:anywhere]">{sourceURL}</span>
        )
      }
      actions={
        refused === undefined && (
          <Link to="/o/$org/replace-spec/$spec" params={{ org, spec: slug }} className={buttonClass('quiet')}>
            Replace source
          </Link>
        )
      }
    >
      <Switch
        label="Check every six hours"
        hint={
          recheck && nextCheckAt !== undefined ? (
            <>
              The next check is <RelativeTime at={nextCheckAt} />. An unchanged document makes no version.
            </>
          ) : (
            'A changed document becomes the next version.'
          )
        }
        checked={recheck && sourceURL !== undefined}
        onCheckedChange={(next) => update({ recheck: next })}
        busy={isPending}
        disabledReason={
          refused ?? (sourceURL === undefined ? 'Only documents from a URL are checked.' : undefined)
        }
      />
      <FormError error={error} />
    </Section>
  )
}

function ReaderSettings({ org, spec, refused }: SettingsProps) {
  const { update, isPending, error } = useUpdate(org, spec)
  const [wanted, setWanted] = useState<Visibility>()
  const visibility: Visibility = spec.visibility ?? 'private'
  return (
    <Section title="Readers">
      {refused === undefined ? (
        <RadioCards<Visibility>
          legend="Document"
          value={visibility}
          onValueChange={setWanted}
          options={[
            {
              value: 'private',
              label: 'Private',
              hint: 'Members of the organization. Pages of sites can still show its operations.',
            },
            {
              value: 'public',
              label: 'Public',
              hint: 'Anyone with the link can download the document, from any website too.',
            },
          ]}
        />
      ) : (
        <p>
          {visibility === 'public' ? 'Public: anyone with the link can download the document.' : 'Private.'}{' '}
          <span className="text-ink-soft">{refused}</span>
        </p>
      )}
      <Switch
        label="Try it"
        hint="Readers can send requests from the reference, from their own browser to the API’s servers. Their credentials stay in their browser."
        checked={spec.tryIt === 'browser'}
        onCheckedChange={(next) => update({ tryIt: next ? 'browser' : 'off' })}
        busy={isPending}
        disabledReason={refused}
      />
      {wanted === undefined && <FormError error={error} />}
      <ConfirmDialog
        open={wanted !== undefined && wanted !== visibility}
        onOpenChange={() => setWanted(undefined)}
        title={wanted === 'public' ? 'Make the document public?' : 'Make the document private?'}
        confirmLabel={wanted === 'public' ? 'Make public' : 'Make private'}
        busy={isPending}
        error={<FormError error={error} />}
        onConfirm={() => wanted !== undefined && update({ visibility: wanted }, () => setWanted(undefined))}
      >
        {wanted === 'public'
          ? 'Anyone with the link can download every version of it without signing in.'
          : 'Its public addresses stop working. Members of the organization keep access.'}
      </ConfirmDialog>
    </Section>
  )
}

function Addresses({ spec, latest }: Pick<SettingsScreenProps, 'spec' | 'latest'>) {
  const addresses = [
    { label: 'This screen', url: spec.urls.app },
    { label: 'API', url: spec.urls.location },
    {
      label: spec.visibility === 'public' ? 'Latest document, public' : 'Latest document, for a short time',
      url: spec.urls.published ?? latest?.url,
    },
  ].flatMap(({ label, url }) => (url === undefined ? [] : [{ label, url }]))
  return (
    <Section title="Addresses">
      <dl className="grid gap-3">
        {addresses.map(({ label, url }) => (
          <div key={label} className="grid gap-1">
            <dt className="font-strong">{label}</dt>
            <dd className="flex flex-wrap items-center gap-2">
              <code className="min-w-0 flex-1 basis-60 font-mono break-all">{url}</code>
              <CopyButton text={url} what="address" isShown />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
