import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Bell, BellOff } from 'lucide-react'
import {
  getChangeRequestMuteOptions,
  getChangeRequestMuteQueryKey,
  muteChangeRequestMutation,
  unmuteChangeRequestMutation,
} from '../../../client/@tanstack/react-query.gen.ts'
import { processError } from '../../api/process-error.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { showToast } from '../../ui/toast.ts'

export interface MuteButtonProps {
  readonly space: string
  readonly number: number
}

/** Mutes or unmutes notifications of a change request; those addressed to the user personally still arrive. */
export function MuteButton({ space, number }: MuteButtonProps) {
  const client = useQueryClient()
  const path = { spaceId: space, changeRequestId: String(number) }
  const { data } = useQuery(getChangeRequestMuteOptions({ path }))
  const onMuteChange = (muted: boolean) => () => {
    client.setQueryData(getChangeRequestMuteQueryKey({ path }), { muted })
    void showToast(
      muted
        ? { text: 'Muted', detail: 'You’ll still be notified when someone mentions you.' }
        : { text: 'Unmuted' },
    )
  }
  const onError = (error: unknown): void => {
    const { title, what } = processError(error)
    void showToast({ text: title, detail: what, tone: 'failure' })
  }
  const mute = useMutation({ ...muteChangeRequestMutation(), onSuccess: onMuteChange(true), onError })
  const unmute = useMutation({ ...unmuteChangeRequestMutation(), onSuccess: onMuteChange(false), onError })
  const muted = data?.muted ?? false
  return (
    <IconButton
      icon={muted ? BellOff : Bell}
      label={muted ? 'Muted' : 'Mute'}
      aria-pressed={muted}
      busy={mute.isPending || unmute.isPending}
      disabledReason={data === undefined ? 'Loading…' : undefined}
      onClick={() => (muted ? unmute : mute).mutate({ path })}
    />
  )
}
