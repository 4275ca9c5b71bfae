import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { deleteCurrentSessionMutation } from '../../client/@tanstack/react-query.gen.ts'
import { showToast } from '../ui/toast.ts'
import { processError } from './process-error.ts'
import { isSignedOut } from './response-error.ts'

/** Ends the session, clears the query cache and shows the sign-in page, which then leads to `returnTo` or to the start. */
export const useSignOut = (returnTo?: string): (() => void) => {
  const client = useQueryClient()
  const router = useRouter()
  const leave = async (): Promise<void> => {
    await router.navigate({ to: '/sign-in', search: { ...(returnTo !== undefined && { returnTo }) } })
    client.clear()
  }
  const { mutate } = useMutation({
    ...deleteCurrentSessionMutation(),
    onSuccess: leave,
    onError: (error) => {
      if (isSignedOut(error)) return leave()
      const errorText = processError(error)
      return showToast({ text: 'You are still signed in', detail: errorText.what, tone: 'failure' })
    },
  })
  return () => mutate({})
}
