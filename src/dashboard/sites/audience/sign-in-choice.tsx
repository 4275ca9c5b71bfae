import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { updateSitePublishingAuthMutation } from '../../../client/@tanstack/react-query.gen.ts'
import type { SitePublishingAuth } from '../../../client/types.gen.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { RadioCards } from '../../ui/fields/radio-cards.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { showToast } from '../../ui/toast.ts'
import {
  choiceRefusal,
  currentChoice,
  signInConsequence,
  signInOptions,
  signInTitle,
  signInUpdate,
  signInWarning,
} from './sign-in-text.ts'
import { visitorAuthOptions } from './visitor-auth-query.ts'

export interface SignInChoiceProps {
  readonly org: string
  /** Id of the site. */
  readonly site: string
  readonly auth: SitePublishingAuth
}

/** What signs visitors in: Recto itself, a program of the user, or one of the integrations on the site. */
export function SignInChoice({ org, site, auth }: SignInChoiceProps) {
  const client = useQueryClient()
  const path = { organizationId: org, siteId: site }
  const current = currentChoice(auth)
  const [chosen, setChosen] = useState(current)
  const [isConfirming, setConfirming] = useState(false)
  const update = useMutation({
    ...updateSitePublishingAuthMutation(),
    onSuccess: (after) => {
      client.setQueryData(visitorAuthOptions(org, site).queryKey, after)
      setConfirming(false)
      void showToast({ text: 'Visitor sign-in changed' })
    },
  })
  const warning = signInWarning(auth)
  const title = signInTitle(auth, chosen)
  return (
    <div className="grid gap-3">
      <RadioCards
        legend="How visitors sign in"
        value={chosen}
        onValueChange={setChosen}
        options={signInOptions(auth)}
      />
      {warning !== undefined && (
        <Note tone="warning">
          <p>{warning}</p>
          <IntegrationLink org={org} name={current} title={signInTitle(auth, current)} />
        </Note>
      )}
      {auth.integrations.length === 0 && <NoIntegrations org={org} />}
      {chosen !== current && (
        <span className="flex flex-wrap gap-2">
          <Button
            variant="primary"
            disabledReason={choiceRefusal(auth, chosen)}
            onClick={() => setConfirming(true)}
          >
            {`Use “${title}”`}
          </Button>
          <Button onClick={() => setChosen(current)}>Cancel</Button>
        </span>
      )}
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={(open) => {
          setConfirming(open)
          if (!open) update.reset()
        }}
        title="Change visitor sign-in"
        confirmLabel="Change sign-in"
        busy={update.isPending}
        error={<FormError error={update.error} />}
        onConfirm={() => update.mutate({ path, body: signInUpdate(chosen) })}
      >
        {signInConsequence(auth, chosen)}
      </ConfirmDialog>
    </div>
  )
}

function NoIntegrations({ org }: { readonly org: string }) {
  return (
    <p className="text-ink-soft">
      An integration can sign visitors in, for example with OpenID Connect. None is installed on this site.{' '}
      <Link
        to="/o/$org/integrations"
        params={{ org }}
        search={{ category: 'visitor-auth' }}
        className="text-accent underline"
      >
        Find an integration
      </Link>
    </p>
  )
}

function IntegrationLink({
  org,
  name,
  title,
}: {
  readonly org: string
  readonly name: string
  readonly title: string
}) {
  return (
    <Link to="/o/$org/integrations/$name" params={{ org, name }} className="text-accent underline">
      {`Open ${title}`}
    </Link>
  )
}
